import { sum, times } from '../money/index.ts';
import type { PriceByPurchaseType } from '../product/index.ts';

/** A custom packet's sub-type is filled with 1 to 3 boxes. Spec §5, §9. */
export const MOST_BOXES = 3;

/** A box that is for sale: a product, its pieces, its price in kuruş. */
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
  let best: BoxChoice | null = null;
  for (const boxes of combinations(largestFirst)) {
    if (boxes.reduce((pieces, { size }) => pieces + size, 0) !== count) continue;
    const choice = toChoice(boxes);
    if (!best || choice.price.oneTimePurchase < best.price.oneTimePurchase) best = choice;
  }
  return best;
}

/** Every multiset of 1, then 2, then 3 offers, each in the order of `offers`. */
function combinations(offers: readonly BoxOffer[]): readonly (readonly BoxOffer[])[] {
  const ones = offers.map((offer) => [offer]);
  const all: (readonly BoxOffer[])[] = [...ones];
  let shorter: readonly (readonly BoxOffer[])[] = ones;
  for (let boxes = 2; boxes <= MOST_BOXES; boxes += 1) {
    shorter = shorter.flatMap((chosen) => {
      const last = chosen.at(-1);
      const from = last ? offers.indexOf(last) : 0;
      return offers.slice(from).map((offer) => chosen.concat(offer));
    });
    all.push(...shorter);
  }
  return all;
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

/** The stepper's "more": the next count that can be packed, or null at the top. */
export function nextReachable(sizes: readonly number[], count: number): number | null {
  return reachableCounts(sizes).find((reachable) => reachable > count) ?? null;
}

/** The stepper's "less": the next lower count; 0 (removes the line) below the smallest; null at 0. */
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
