import { useLingui } from '@lingui/react/macro';
import type { PurchaseType } from '../../../domain/product/index.ts';

/** How often what is bought comes: a price stands beside it. */
export function useRhythmWords(): Readonly<Record<PurchaseType, string>> {
  const { t } = useLingui();
  return { subscription: t`8 haftada bir`, oneTimePurchase: t`tek sefer` };
}

/** Of the way that is chosen in the `BuyForm` around it, before any script. */
export function Rhythm({ isRepeatable }: { isRepeatable: boolean }) {
  const words = useRhythmWords();
  return isRepeatable ? (
    <>
      <span data-way="subscription">{words.subscription}</span>
      <span data-way="oneTimePurchase">{words.oneTimePurchase}</span>
    </>
  ) : (
    words.oneTimePurchase
  );
}
