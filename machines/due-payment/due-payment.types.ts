import type { CalendarDay } from '../../domain/calendar/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { DeclineCode } from '../../domain/payment/index.ts';
import { ask, port, type ServicesOf, tell } from '../kit/index.ts';
import type { ThreeDSecureInput } from '../three-d-secure/index.ts';

/** A delivery that waits for its money. */
export interface DuePayment {
  id: string;
  subscriptionId: string;
  /** What the bank said last. */
  declineCode: DeclineCode;
  amount: Kurus;
  /** The card that failed; null when it has been deleted, or none is kept. */
  cardId: string | null;
  lastFourDigits: string | null;
  since: CalendarDay;
  /** The last day; after it the order is cancelled. */
  payBy: CalendarDay;
}

export interface DueCard {
  id: string;
  name: string;
  lastFourDigits: string;
  isExpired: boolean;
}

/** A card that is kept, or one as it is typed: sent once, kept nowhere. */
export type PayingCard =
  | { kind: 'saved'; cardId: string }
  | {
      kind: 'new';
      /** Digits only. */
      number: string;
      holder: string;
      expiryMonth: number;
      /** Four digits. */
      expiryYear: number;
      cvc: string;
    };

/** `open`: the bank's approval or its answer is still to come. `renewal`: the shop itself is asking the bank. `payment`: another payment of the account is open. */
export type DueAnswer =
  | { kind: 'open'; challenge: ThreeDSecureInput }
  | { kind: 'paid'; attemptId: string; amount: Kurus }
  | { kind: 'declined'; attemptId: string; declineCode: string }
  | { kind: 'renewal' }
  | { kind: 'payment' };

/** What is due, the oldest first, what it can be paid with, and how an attempt to pay it stands. */
export interface DueFound {
  dues: readonly DuePayment[];
  cards: readonly DueCard[];
  answer: DueAnswer | null;
}

export interface DueInput {
  /** A random seed for idempotency keys, minted outside: `{seed}-{number of the payment}`. */
  keySeed: string;
}

export interface DueContext extends DueInput {
  payments: number;
  /** Of the payment that was sent; null while none was. */
  key: string | null;
  attemptId: string | null;
  /** Null while nobody knows. */
  dues: readonly DuePayment[] | null;
  cards: readonly DueCard[];
  challenge: ThreeDSecureInput | null;
  declineCode: string | null;
  notice: 'notReceived' | 'cancelled' | 'notDue' | 'priceChanged' | null;
  /** Who is paying meanwhile. */
  occupant: 'renewal' | 'payment' | null;
  /** What was taken, once it is certain. */
  paid: Kurus | null;
  failure: Failure | null;
}

export type DueEvent =
  | { type: 'due.look' }
  | { type: 'due.close' }
  | { type: 'pay.open' }
  | { type: 'pay.close' }
  | { type: 'card.submit'; card: PayingCard }
  | { type: 'payment.resume' }
  | { type: 'drop.open' }
  | { type: 'drop.cancel' }
  | { type: 'drop.confirm' }
  | { type: 'session.restored' };

/** What may be said about the money. Spec §4. */
export interface DueMeta {
  money: 'notCharged' | 'charged' | 'unknown';
}

export const duePort = port({
  /**
   * What is due, and how an attempt to pay it stands: of this key, else of this attempt, else the open or untold one.
   * Never moves money. Rejects with a `Failure`.
   */
  findDue: ask<{ key: string | null; attemptId: string | null }, DueFound>(),
  /**
   * Pays, once per key. Rejects with a `Failure`: codes VALIDATION, CARD_DECLINED (data.attemptId, data.declineCode),
   * NOT_DUE, MISCALCULATION, OUT_OF_STOCK, PAYMENT_IN_PROGRESS, IDEMPOTENCY_MISMATCH, BANK_UNAVAILABLE; kinds offline,
   * timeout and unavailable leave the outcome unknown. Spec §7.
   */
  payDue: ask<{ key: string; due: DuePayment; card: PayingCard }, DueAnswer>(),
  /** Lets it go: nothing is charged. Safe to repeat. Rejects with NOT_DUE or PAYMENT_IN_PROGRESS. Spec §7. */
  dropDue: ask<{ due: DuePayment }, null>(),
  /** Orders, subscriptions, cards and balance are others now. Spec §4. */
  refreshAccount: tell<undefined>(),
  /** The customer reads how it ended: nobody tells it again. */
  acknowledge: tell<{ attemptId: string }>(),
});

export type DueServices = ServicesOf<typeof duePort>;
