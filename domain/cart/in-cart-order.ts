import type { PurchaseType } from '../product/index.ts';

/** The contract lists products and packets apart; the shopper put them into one cart. */
export function inCartOrder<Line extends { sortOrder: number }>({
  products,
  packets,
}: {
  products: readonly Line[];
  packets: readonly Line[];
}): Line[] {
  return [...products, ...packets].toSorted((one, other) => one.sortOrder - other.sortOrder);
}

/** As the shopper reads a cart everywhere: what comes again and again before what is bought once. */
export function subscriptionsFirst<Line extends { readonly purchaseType: PurchaseType }>(
  lines: readonly Line[],
): readonly Line[] {
  const of = (purchaseType: PurchaseType) => lines.filter((line) => line.purchaseType === purchaseType);
  return [...of('subscription'), ...of('oneTimePurchase')];
}
