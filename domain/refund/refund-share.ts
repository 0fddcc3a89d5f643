import { kurus, type Kurus } from '../money/index.ts';

/**
 * The share of the units after `from`, up to `to`, in the `total` of a line of `quantity` units. Units are numbered in
 * the order of their refunds, so that all parts sum to the total, in whatever steps. Throws RangeError for
 * units that the line does not have.
 */
export function refundShare(total: Kurus, quantity: number, from: number, to: number): Kurus {
  if (!(0 <= from && from <= to && to <= quantity)) throw new RangeError(`No units ${from} to ${to} of ${quantity}`);
  // BigInt: a total times a count exceeds the safe integers for an order of about a billion lira.
  const upTo = (units: number) => Number((BigInt(total) * BigInt(units)) / BigInt(quantity));
  return kurus(upTo(to) - upTo(from));
}

/** Amounts paid for a line, by card and by balance, and its refunded units. */
export type PaidLine = {
  readonly quantity: number;
  readonly refundedUnits: number;
  readonly charged: Kurus;
  readonly balance: Kurus;
};

/** Amounts to refund, each to where it was paid from. */
export type RefundParts = { readonly toCard: Kurus; readonly toBalance: Kurus };

const partsOf = ({ charged, balance, quantity }: PaidLine, from: number, to: number): RefundParts => ({
  toCard: refundShare(charged, quantity, from, to),
  toBalance: refundShare(balance, quantity, from, to),
});

/** Amounts that the next `units` of a line refund. */
export const nextParts = (line: PaidLine, units: number): RefundParts =>
  partsOf(line, line.refundedUnits, line.refundedUnits + units);

/** Amounts of a line that are not refunded yet. */
export const partsLeft = (line: PaidLine): RefundParts => partsOf(line, line.refundedUnits, line.quantity);

export function sumParts(parts: readonly RefundParts[]): RefundParts {
  let [toCard, toBalance] = [0, 0];
  for (const part of parts) {
    toCard += part.toCard;
    toBalance += part.toBalance;
  }
  return { toCard: kurus(toCard), toBalance: kurus(toBalance) };
}
