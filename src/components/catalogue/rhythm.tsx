/** How often what is bought comes, of the way that is chosen in the `BuyForm` around it; before any script. */
export function Rhythm({ often, once }: { often?: string | undefined; once: string }) {
  return often === undefined ? (
    once
  ) : (
    <>
      <span data-way="subscription">{often}</span>
      <span data-way="oneTimePurchase">{once}</span>
    </>
  );
}
