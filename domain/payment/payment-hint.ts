import { days } from '../calendar/index.ts';
import { fieldsOf } from '../untrusted/index.ts';

/** The browser's only record of a payment: that one may be unfinished. Its status comes from the server. */
export type PaymentHint = {
  /** The account that pays; null while it is not known. */
  readonly account: string | null;
  /** When the order was accepted, epoch milliseconds; null before that. */
  readonly since: number | null;
  /** The checkout's last knowledge of the money. */
  readonly money: 'unknown' | 'notCharged';
};

/** Reads a stored hint; null if `raw` is not one. */
export function parsePaymentHint(raw: unknown): PaymentHint | null {
  const { account, since, money } = fieldsOf(raw);
  if (money !== 'unknown' && money !== 'notCharged') return null;
  return {
    account: typeof account === 'string' ? account : null,
    since: typeof since === 'number' ? since : null,
    money,
  };
}

/** Whether the hint may be the account's; true if one of the two accounts is not known (null). */
export const isHintOf = (hint: PaymentHint | null, account: string | null): hint is PaymentHint =>
  hint !== null && (account === null || hint.account === null || hint.account === account);

/** After this time the server has ended the payment, and has mailed the customer if it was charged. */
export const guestHintLifetime = days(1);

/** Whether a payment was begun in this browser and its outcome not seen. `now` in epoch milliseconds. */
export const wasLeftUnfinished = (hint: PaymentHint | null, now: number): boolean =>
  hint?.money === 'unknown' && hint.since !== null && now - hint.since < guestHintLifetime;
