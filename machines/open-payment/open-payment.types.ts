import type { AccountAttempt, PaymentHint } from '../../domain/payment/index.ts';
import { ask, port, type ServicesOf, notify } from '../kit/index.ts';

type EndedAttempt = { kind: AccountAttempt['kind']; attemptId: string };

export interface OpenPaymentContext {
  /** Null until the session is known; a guest has no account. */
  shopper: { account: string | null } | null;
  /** Whether the page has a notice of the open payment; the checkout shows the payment itself. */
  hasNotice: boolean;
  hint: PaymentHint | null;
  /** The attempt that is shown. */
  attempt: AccountAttempt | null;
  /** The attempt was begun in this browser, and so paid for this cart. */
  isFromHere: boolean;
  /** What cannot be acknowledged yet was closed: hidden until there is news. */
  isHidden: boolean;
  /** What is being acknowledged, and the hint's time by then. */
  seen: (EndedAttempt & { since: number | null }) | null;
  /** The newest time that an event gave, epoch milliseconds. */
  now: number;
}

export type OpenPaymentEvent =
  /** Who is shopping, as soon as the session knows; a guest has no account. */
  | { type: 'shopper.known'; account: string | null; at: number }
  | { type: 'page.shown'; hasNotice: boolean; at: number }
  /** There may be something new: the page has the focus again. */
  | { type: 'payment.look' }
  /** The checkout of this tab or of another one keeps another hint. */
  | { type: 'hint.changed'; hint: PaymentHint | null; at: number }
  | { type: 'payment.close' }
  /** Another page has shown how this attempt ended. */
  | { type: 'end.shown'; kind: AccountAttempt['kind']; attemptId: string };

export interface OpenPaymentInput {
  hint: PaymentHint | null;
  now: number;
}

/** What may be said about the money. */
export interface OpenPaymentMeta {
  money: 'notCharged' | 'charged' | 'unknown' | 'refunded';
  requirements?: string;
}

export const openPaymentPort = port({
  /** The account's open attempt, or the end that it has not acknowledged; null when there is neither. Rejects with a `Failure`. */
  findOpenAttempt: ask<Record<string, never>, AccountAttempt | null>(),
  /** The current status of this attempt, acknowledged or not. Null when the account has no such attempt. Rejects with a `Failure`. */
  readAttempt: ask<{ attempt: AccountAttempt }, AccountAttempt | null>(),
  /** The shopper has read how it ended: it is not shown again. Safe to repeat. Rejects with a `Failure`. */
  acknowledgeAttempt: ask<EndedAttempt, void>(),
  /** What it has paid for leaves the cart: once, however often and in whichever tab it is shown. */
  takeOutPaid: notify<{ attempt: AccountAttempt }>(),
  /** This browser has nothing to look for any more. */
  forgetHint: notify<undefined>(),
});

export type OpenPaymentServices = ServicesOf<typeof openPaymentPort>;
