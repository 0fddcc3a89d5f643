import { kurus, type Kurus } from '../money/index.ts';

/**
 * What the units after `from`, up to `to`, of a line of `quantity` units have of its `total`. Units are numbered in the
 * order in which they are given back, so that all parts sum to the total, in whatever steps. Throws RangeError for
 * units that the line does not have.
 */
export function refundShare(total: Kurus, quantity: number, from: number, to: number): Kurus {
  if (!(0 <= from && from <= to && to <= quantity)) throw new RangeError(`No units ${from} to ${to} of ${quantity}`);
  // BigInt: a total times a count leaves the safe integers at an order of about a billion lira.
  const upTo = (units: number) => Number((BigInt(total) * BigInt(units)) / BigInt(quantity));
  return kurus(upTo(to) - upTo(from));
}

/** What was paid for a line, by where it came from, and how many of it went back. */
export type PaidLine = {
  readonly quantity: number;
  readonly refundedUnits: number;
  readonly charged: Kurus;
  readonly balance: Kurus;
};

/** Each part goes back to where it was paid from. */
export type RefundParts = { readonly toCard: Kurus; readonly toBalance: Kurus };

const partsOf = ({ charged, balance, quantity }: PaidLine, from: number, to: number): RefundParts => ({
  toCard: refundShare(charged, quantity, from, to),
  toBalance: refundShare(balance, quantity, from, to),
});

/** What the next `units` of a line bring back. */
export const nextParts = (line: PaidLine, units: number): RefundParts =>
  partsOf(line, line.refundedUnits, line.refundedUnits + units);

/** What has not been given back of a line. */
export const partsLeft = (line: PaidLine): RefundParts => partsOf(line, line.refundedUnits, line.quantity);

export function sumParts(parts: readonly RefundParts[]): RefundParts {
  let [toCard, toBalance] = [0, 0];
  for (const part of parts) {
    toCard += part.toCard;
    toBalance += part.toBalance;
  }
  return { toCard: kurus(toCard), toBalance: kurus(toBalance) };
}
