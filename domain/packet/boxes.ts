import { sum, times } from '../money/index.ts';
import type { PriceByPurchaseType } from '../product/index.ts';

/** A custom packet's sub-type is filled with 1 to 3 boxes. Spec §5, §9. */
export const MOST_BOXES = 3;

/** One box that can be had: a product, its pieces, its price in kuruş. */
export type BoxOffer = { readonly _product: string; readonly size: number; readonly price: PriceByPurchaseType };

export type BoxQuantity = { readonly _product: string; readonly quantity: number };

/** `boxes` largest first. `price` is their sum. */
export type BoxChoice = { readonly boxes: readonly BoxQuantity[]; readonly price: PriceByPurchaseType };

/**
 * Of all combinations of 1 to 3 boxes that sum exactly to `count` pieces, the cheapest by its one-time price
 * (so the contents stay the same when the purchase type changes); at equal price the fewest boxes, then the
 * largest first. Null when no combination sums to `count`. Spec §5.
 */
export function cheapestBoxes(offers: readonly BoxOffer[], count: number): BoxChoice | null {
  const largestFirst = offers.toSorted((a, b) => b.size - a.size || a.price.oneTimePurchase - b.price.oneTimePurchase);
  let best: { readonly chosen: readonly BoxOffer[]; readonly cost: number } | null = null;
  const visit = (from: number, chosen: readonly BoxOffer[], missing: number, cost: number): void => {
    if (missing === 0) {
      if (
        chosen.length > 0 &&
        (!best || cost < best.cost || (cost === best.cost && chosen.length < best.chosen.length))
      )
        best = { chosen, cost };
      return;
    }
    if (chosen.length === MOST_BOXES) return;
    for (let index = from; index < largestFirst.length; index += 1) {
      const offer = largestFirst[index];
      if (offer && offer.size <= missing)
        visit(index, [...chosen, offer], missing - offer.size, cost + offer.price.oneTimePurchase);
    }
  };
  visit(0, [], count, 0);
  return best && toChoice((best as { chosen: readonly BoxOffer[] }).chosen);
}

/** Every count that 1 to 3 boxes of these sizes sum to, ascending. */
export function reachableCounts(sizes: readonly number[]): readonly number[] {
  const reached = new Set<number>();
  let sums = new Set<number>([0]);
  for (let boxes = 0; boxes < MOST_BOXES; boxes += 1) {
    sums = new Set([...sums].flatMap((sumSoFar) => sizes.map((size) => sumSoFar + size)));
    for (const total of sums) reached.add(total);
  }
  return [...reached].toSorted((a, b) => a - b);
}

/** The stepper's "more": the next count that can be had, or null at the top. */
export function nextReachable(sizes: readonly number[], count: number): number | null {
  return reachableCounts(sizes).find((reachable) => reachable > count) ?? null;
}

/** The stepper's "less": the count below, 0 (the line goes away) under the smallest, null at 0. */
export function previousReachable(sizes: readonly number[], count: number): number | null {
  if (count <= 0) return null;
  return reachableCounts(sizes).findLast((reachable) => reachable < count) ?? 0;
}

export function isReachable(sizes: readonly number[], count: number): boolean {
  return reachableCounts(sizes).includes(count);
}

function toChoice(chosen: readonly BoxOffer[]): BoxChoice {
  const boxes = new Map<string, number>();
  for (const { _product } of chosen) boxes.set(_product, (boxes.get(_product) ?? 0) + 1);
  return {
    boxes: [...boxes].map(([_product, quantity]) => ({ _product, quantity })),
    price: priceOfLines(chosen.map(({ price }) => ({ price, quantity: 1 }))),
  };
}

/** Sum of unit price times quantity, per purchase type. */
export function priceOfLines(
  lines: readonly { readonly price: PriceByPurchaseType; readonly quantity: number }[],
): PriceByPurchaseType {
  return {
    subscription: sum(lines.map(({ price, quantity }) => times(price.subscription, quantity))),
    oneTimePurchase: sum(lines.map(({ price, quantity }) => times(price.oneTimePurchase, quantity))),
  };
}
