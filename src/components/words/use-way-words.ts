import { useLingui } from '@lingui/react/macro';
import type { PurchaseType } from '../../../domain/product/index.ts';

/** How often each purchase type is delivered. */
export function useWayWords(): Record<PurchaseType, string> {
  const { t } = useLingui();
  return { subscription: t`8 haftada bir`, oneTimePurchase: t`Tek seferlik` };
}
