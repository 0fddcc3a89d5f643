import type { CalendarDay } from '../../domain/calendar/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { DeclineCode } from '../../domain/payment/index.ts';
import { ask, port } from '../kit/index.ts';
import {
  paymentCalls,
  type PaymentContext,
  type PaymentEvent,
  type PaymentFound,
  type PaymentInput,
  type TypedCard,
} from '../families/payment/index.ts';

/** A delivery that waits for its money. */
export interface DuePayment {
  id: string;
  subscriptionId: string;
  /** What the bank said last; null when there was no card to ask about. */
  declineCode: DeclineCode | null;
  /** On its morning the shop asks the card again by itself; null when it does not. */
  retryOn: CalendarDay | null;
  amount: Kurus;
  /** The card that failed; null when it has been deleted, or none is kept. */
  cardId: string | null;
  lastFourDigits: string | null;
  since: CalendarDay;
  /** When it was to be at the door: the delivery is called by these days. */
  window: { earliest: CalendarDay; latest: CalendarDay };
  /** The last day; after it the order is cancelled. */
  payBy: CalendarDay;
  /** What is in the box, where the reader is not signed in and cannot look it up. */
  lines?: readonly { name: Localized; quantity: number }[];
}

/** Why the link of a mail pays nothing, or nothing more. */
export type RefusedPayment = 'INVALID_TOKEN' | 'LINK_EXPIRED' | 'LINK_WITHDRAWN' | 'ALREADY_PAID' | 'CALLED_OFF';
/** What a payment by a link is refused with; the next look-up says why. */
export const linkCodes: readonly string[] = ['INVALID_TOKEN', 'LINK_EXPIRED', 'LINK_USED', 'LINK_WITHDRAWN'];

export interface DueCard {
  id: string;
  name: string;
  lastFourDigits: string;
  isExpired: boolean;
}

/** A card that is kept, or one as it is typed. */
export type PayingCard = { kind: 'saved'; cardId: string } | ({ kind: 'new' } & TypedCard);

/** What is due, the oldest first, what it can be paid with, and the status of an attempt to pay it. */
export interface DueFound extends PaymentFound {
  dues: readonly DuePayment[];
  cards: readonly DueCard[];
  /** Of a mailed link that does not count. */
  refusal?: RefusedPayment;
}

export interface DueContext extends PaymentContext<'notDue' | 'priceChanged' | 'cardUnusable'> {
  /** Null while it is not known. */
  dues: readonly DuePayment[] | null;
  cards: readonly DueCard[];
  /** Who is paying meanwhile. */
  occupant: 'renewal' | 'payment' | null;
  refusal: RefusedPayment | null;
}

/** `attemptId`: a payment that the page is about, whose key is lost. */
export type DueInput = PaymentInput & { attemptId?: string };

export type DueEvent =
  | PaymentEvent
  | { type: 'due.close' }
  | { type: 'pay.open' }
  | { type: 'pay.close' }
  | { type: 'card.submit'; card: PayingCard }
  | { type: 'drop.open' }
  | { type: 'drop.cancel' }
  | { type: 'drop.confirm' };

export const duePort = port({
  /**
   * A look-up also says what is due. A request also rejects with VALIDATION, NOT_DUE, MISCALCULATION, OUT_OF_STOCK,
   * PAYMENT_IN_PROGRESS and IDEMPOTENCY_MISMATCH. Spec §7.
   */
  ...paymentCalls<{ key: string; due: DuePayment; card: PayingCard }, DueFound>(),
  /** Lets it go: nothing is charged. Safe to repeat. Rejects with NOT_DUE or PAYMENT_IN_PROGRESS. Spec §7. */
  dropDue: ask<{ due: DuePayment }, null>(),
});
