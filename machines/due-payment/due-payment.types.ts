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

/** A delivery whose payment failed and can still be made. */
export interface DuePayment {
  id: string;
  subscriptionId: string;
  /** The bank's last decline code; null when there was no card to charge. */
  declineCode: DeclineCode | null;
  /** The shop charges the card again on the morning of this day; null when it does not. */
  retryOn: CalendarDay | null;
  amount: Kurus;
  /** The card that was declined; null when it has been deleted, or none is stored. */
  cardId: string | null;
  lastFourDigits: string | null;
  since: CalendarDay;
  /** Days on which it was to be delivered: the delivery is named after them. */
  window: { earliest: CalendarDay; latest: CalendarDay };
  /** The last day to pay; after it the order is cancelled. */
  payBy: CalendarDay;
  /** Contents of the box, for a reader who is not signed in and cannot look them up. */
  lines?: readonly { name: Localized; quantity: number }[];
}

/** Why a mailed link cannot pay, or cannot pay again. */
export type RefusedPayment = 'INVALID_TOKEN' | 'LINK_EXPIRED' | 'LINK_WITHDRAWN' | 'ALREADY_PAID' | 'CALLED_OFF';
/** Codes that refuse a payment by a mailed link; the next look-up says why. */
export const linkCodes: readonly string[] = ['INVALID_TOKEN', 'LINK_EXPIRED', 'LINK_USED', 'LINK_WITHDRAWN'];

export interface DueCard {
  id: string;
  name: string;
  lastFourDigits: string;
  isExpired: boolean;
}

/** A stored card, or a typed one. */
export type PayingCard = { kind: 'saved'; cardId: string } | ({ kind: 'new' } & TypedCard);

/** The due payments, the oldest first, the cards that can pay them, and the status of an attempt to pay. */
export interface DueFound extends PaymentFound {
  dues: readonly DuePayment[];
  cards: readonly DueCard[];
  /** Why the mailed link is not valid. */
  refusal?: RefusedPayment;
}

export interface DueContext extends PaymentContext<'notDue' | 'priceChanged' | 'cardUnusable'> {
  /** Null until they were read. */
  dues: readonly DuePayment[] | null;
  cards: readonly DueCard[];
  /** Which other payment is under way: a renewal of the shop, or another payment of the account. */
  occupant: 'renewal' | 'payment' | null;
  refusal: RefusedPayment | null;
}

/** `attemptId`: the attempt in the page's address, when its key is lost. */
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
   * A look-up also gives `dues`. A request also rejects with VALIDATION, NOT_DUE, MISCALCULATION, OUT_OF_STOCK,
   * PAYMENT_IN_PROGRESS and IDEMPOTENCY_MISMATCH. Spec §7.
   */
  ...paymentCalls<{ key: string; due: DuePayment; card: PayingCard }, DueFound>(),
  /** Cancels the box: nothing is charged. Safe to repeat. Rejects with NOT_DUE or PAYMENT_IN_PROGRESS. Spec §7. */
  dropDue: ask<{ due: DuePayment }, null>(),
});
