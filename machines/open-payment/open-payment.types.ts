import type { AccountAttempt, PaymentHint } from '../../domain/payment/index.ts';
import { ask, port, type ServicesOf, notify } from '../kit/index.ts';

type EndedAttempt = { kind: AccountAttempt['kind']; attemptId: string };

export interface OpenPaymentContext {
  /** Null until the session is known; a guest has no account. */
  shopper: { account: string | null } | null;
  /** Whether the page shows the notice of an open payment; the checkout shows the payment itself. */
  hasNotice: boolean;
  hint: PaymentHint | null;
  /** The attempt that is shown. */
  attempt: AccountAttempt | null;
  /** The attempt was begun in this browser, so it pays for this browser's cart. */
  isFromHere: boolean;
  /** The customer closed a payment that cannot be acknowledged yet: hidden until there is news. */
  isHidden: boolean;
  /** The attempt that is being acknowledged, and `since` of the hint at that time. */
  seen: (EndedAttempt & { since: number | null }) | null;
  /** The newest time that an event gave, epoch milliseconds. */
  now: number;
}

export type OpenPaymentEvent =
  /** Sent as soon as the session is known; a guest has no account. */
  | { type: 'shopper.known'; account: string | null; at: number }
  | { type: 'page.shown'; hasNotice: boolean; at: number }
  /** The page has the focus again: there may be news. */
  | { type: 'payment.look' }
  /** The checkout of this tab or of another one has stored another hint. */
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
  /** The account's attempt that is open or not acknowledged; null without one. Rejects with a `Failure`. */
  findOpenAttempt: ask<Record<string, never>, AccountAttempt | null>(),
  /** This attempt's status, acknowledged or not; null if it is not the account's. Rejects with a `Failure`. */
  readAttempt: ask<{ attempt: AccountAttempt }, AccountAttempt | null>(),
  /** The shopper has seen the outcome: it is not shown again. Safe to repeat. Rejects with a `Failure`. */
  acknowledgeAttempt: ask<EndedAttempt, void>(),
  /** Removes the paid goods from the cart: once, however often and in whichever tab the outcome is shown. */
  takeOutPaid: notify<{ attempt: AccountAttempt }>(),
  /** Deletes the browser's hint. */
  forgetHint: notify<undefined>(),
});

export type OpenPaymentServices = ServicesOf<typeof openPaymentPort>;
