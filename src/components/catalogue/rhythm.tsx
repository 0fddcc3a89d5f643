/** How often the purchase type chosen in the surrounding `BuyForm` is delivered. Works without scripts. */
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
