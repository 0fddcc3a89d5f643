import { days } from '../calendar/index.ts';
import { fieldsOf } from '../untrusted/index.ts';

/** All that a browser keeps of a payment: that one may have been left behind. Its status comes from the server. */
export type PaymentHint = {
  /** Whose payment it is; null while the account is not known. */
  readonly account: string | null;
  /** When its order was accepted, epoch milliseconds; null before any was. */
  readonly since: number | null;
  /** What the checkout last knew of the money. */
  readonly money: 'unknown' | 'notCharged';
};

/** Null for anything that is no hint. */
export function parsePaymentHint(raw: unknown): PaymentHint | null {
  const { account, since, money } = fieldsOf(raw);
  if (money !== 'unknown' && money !== 'notCharged') return null;
  return {
    account: typeof account === 'string' ? account : null,
    since: typeof since === 'number' ? since : null,
    money,
  };
}

/** Whether it may be of this account; of one that cannot be read now, null, it may always be. */
export const isHintOf = (hint: PaymentHint | null, account: string | null): hint is PaymentHint =>
  hint !== null && (account === null || hint.account === null || hint.account === account);

/** By then the server has ended it, and has written to whom it charged. */
export const guestHintLifetime = days(1);

/** Whether this browser was left with a payment whose end it has not seen. `now` in epoch milliseconds. */
export const wasLeftUnfinished = (hint: PaymentHint | null, now: number): boolean =>
  hint?.money === 'unknown' && hint.since !== null && now - hint.since < guestHintLifetime;
