import { createHash } from 'node:crypto';
import { kurus } from '../../../../domain/money/index.ts';
import type { Capture, PaymentQuery } from '../../payments/index.ts';
import type { Attempt } from './attempts.types.ts';

/** The attempt's reference at the bank: its own if it has one, else its id. */
export const referenceOf = ({ id, reference }: Pick<Attempt, 'id' | 'reference'>): string => reference ?? id;

type Asked = Pick<Attempt, 'id' | 'reference' | 'paymentId' | 'purpose' | 'amountKurus'>;

export const queryOf = (attempt: Asked): PaymentQuery => ({
  reference: referenceOf(attempt),
  paymentId: attempt.paymentId,
  purpose: attempt.purpose,
  amount: kurus(attempt.amountKurus),
});

/**
 * The attempt id, and so the bank's reference, for an account and Idempotency-Key. Derived from both: a repeated key
 * gives the same id even on a database that was restored from an older backup. A UUID of version 8.
 */
export function attemptIdOf({ accountId, key }: { accountId: string; key: string }): string {
  const hash = createHash('sha256').update(`${accountId}:${key}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(18, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/**
 * The capture with the attempt's own line references. A payment found at the bank after a restore has the references of
 * an order that the database lost: its lines are matched by position and amount.
 */
export function withOwnLines(capture: Capture, { lines }: Pick<Attempt, 'lines'>): Capture {
  const own = lines.filter(({ amount }) => amount > 0);
  const isSame =
    own.length === capture.lines.length && capture.lines.every(({ amount }, nth) => amount === own[nth]!.amount);
  if (!isSame) return capture;
  return { ...capture, lines: capture.lines.map((line, nth) => ({ ...line, reference: own[nth]!.reference })) };
}
