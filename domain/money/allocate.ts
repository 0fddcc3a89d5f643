import { kurus, type Kurus } from './kurus.ts';

/**
 * Splits `amount` (kuruş, not negative) by `weights` (not negative).
 * The parts sum to `amount`; leftover kuruş go to the largest remainders, earliest first.
 * When every weight is zero, the weights count as equal. No weights: an empty list, and `amount` must be 0.
 * Throws RangeError for negative input.
 */
export function allocateByLargestRemainder(amount: Kurus, weights: readonly number[]): Kurus[] {
  if (amount < 0 || weights.some((weight) => !(weight >= 0)))
    throw new RangeError('Allocation needs amounts and weights that are not negative');
  if (weights.length === 0) {
    if (amount !== 0) throw new RangeError('There is no line to allocate to');
    return [];
  }
  const total = weights.reduce((whole, weight) => whole + weight, 0);
  const shares = weights.map((weight) => (total === 0 ? amount / weights.length : (amount * weight) / total));
  const parts = shares.map(Math.floor);
  let leftover = amount - parts.reduce((whole, part) => whole + part, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (leftover <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    leftover -= 1;
  }
  return parts.map(kurus);
}
