import type { Failure } from '../../../domain/failure/index.ts';
import type { Kurus } from '../../../domain/money/index.ts';
import type { ThreeDSecureInput } from '../../three-d-secure/index.ts';

/**
 * The status of an attempt to move money, or to prove a card. `open`: the bank's approval or its answer is still to come.
 * `payment`: another payment of the account is open. `renewal`: the shop itself is asking the bank.
 */
export type PaymentAnswer =
  | { kind: 'open'; challenge: ThreeDSecureInput }
  | { kind: 'paid'; attemptId: string; amount: Kurus }
  | { kind: 'declined'; attemptId: string; declineCode: string }
  | { kind: 'payment' | 'renewal' };

/** The result of a look-up; `answer` is null without an attempt. A flow may add fields. */
export interface PaymentFound {
  answer: PaymentAnswer | null;
}

/** What identifies an attempt: its key, else its id, else it is the account's open or unacknowledged attempt. */
export interface Sent {
  key: string | null;
  attemptId: string | null;
}

/** A typed card: sent once, never stored. */
export interface TypedCard {
  /** Digits only. */
  number: string;
  holder: string;
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  cvc: string;
}

export interface PaymentInput {
  /** A random seed for idempotency keys, minted outside: `{seed}-{number of the payment}`. */
  keySeed: string;
}

/** `Notice`: the flow's own reasons beside those of every payment. */
export interface PaymentContext<Notice extends string = never> extends PaymentInput {
  payments: number;
  /** Of the attempt that was sent; null while none was. */
  key: string | null;
  attemptId: string | null;
  challenge: ThreeDSecureInput | null;
  /** Why the bank declined. */
  declineCode: string | null;
  /** Why the flow returned to this state. */
  notice: 'notReceived' | 'cancelled' | Notice | null;
  /** The amount charged, once it is certain. */
  paid: Kurus | null;
  failure: Failure | null;
}

export type PaymentEvent = { type: 'payment.check' } | { type: 'payment.resume' } | { type: 'session.restored' };

/** What can be said about the money. Spec §4. */
export interface PaymentMeta {
  money: 'notCharged' | 'charged' | 'unknown';
}

/** By invoke id. A flow that calls other services adds them. */
export type PaymentChildren = { find: 'findPayment'; request: 'requestPayment'; challenge: 'threeDSecure' };
