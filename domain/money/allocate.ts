import { kurus, type Kurus } from './kurus.ts';

/**
 * Splits `amount` (kuruş, not negative) by integer `weights` (not negative).
 * The parts sum to `amount`; leftover kuruş go to the largest remainders, earliest first.
 * When every weight is zero, the weights count as equal. No weights: an empty list, and `amount` must be 0.
 * Throws RangeError for anything else.
 */
export function allocateByLargestRemainder(amount: Kurus, weights: readonly number[]): Kurus[] {
  if (amount < 0 || weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('Allocation needs an amount and integer weights that are not negative');
  if (weights.length === 0 && amount !== 0) throw new RangeError('There is no line to allocate to');
  const isEven = weights.every((weight) => weight === 0);
  // BigInt: amount times weight exceeds the safe integers for an order of about a million lira.
  const exactWeights = weights.map((weight) => (isEven ? 1n : BigInt(weight)));
  const total = exactWeights.reduce((whole, weight) => whole + weight, 0n);
  const shares = exactWeights.map((weight, index) => {
    const scaled = BigInt(amount) * weight;
    return { index, part: Number(scaled / total), remainder: scaled % total };
  });
  const leftover = amount - shares.reduce((whole, { part }) => whole + part, 0);
  const raised = new Set(
    shares
      .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, leftover)
      .map(({ index }) => index),
  );
  return shares.map(({ index, part }) => kurus(raised.has(index) ? part + 1 : part));
}
