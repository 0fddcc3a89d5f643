import { days, type Instant } from '../calendar/index.ts';
import type { Kurus } from '../money/index.ts';

/** A price (kuruş) and the instant it came into force. */
export type PriceChange = { readonly price: Kurus; readonly from: Instant };

/**
 * The price that may be struck through beside the one in force at `now`: the lowest in force during the 30 days before
 * it, or null when that is not higher. `history` in any order; changes after `now` do not count.
 */
export function struckThroughPrice(history: readonly PriceChange[], now: Instant): Kurus | null {
  const past = history.filter(({ from }) => from <= now).toSorted((a, b) => a.from - b.from);
  const current = past.at(-1);
  if (!current) return null;
  const windowStart = current.from - days(30);
  const before = past.slice(0, -1).filter((_, index) => (past[index + 1]?.from ?? now) > windowStart);
  const [first, ...rest] = before.map(({ price }) => price);
  if (first === undefined) return null;
  const lowest = rest.reduce((low, price) => (price < low ? price : low), first);
  return lowest > current.price ? lowest : null;
}
