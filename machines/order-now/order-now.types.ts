import type { Failure } from '../../domain/failure/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import { ask, port, type ServicesOf, tell } from '../kit/index.ts';
import type { ActPreview } from '../subscription/index.ts';
import type { ThreeDSecureInput } from '../three-d-secure/index.ts';

/** What sending the box today moves, and what it takes from the card at once. */
export interface NowOffer extends ActPreview {
  charged: Kurus;
}

/** `open`: the bank's approval or its answer is still to come. */
export type NowAnswer =
  | { kind: 'open'; challenge: ThreeDSecureInput }
  | { kind: 'paid'; attemptId: string; amount: Kurus }
  | { kind: 'declined'; attemptId: string; declineCode: string };

export interface NowInput {
  /** Of the subscription. */
  id: string;
  /** A random seed for idempotency keys, minted outside: `{seed}-{number of the payment}`. */
  keySeed: string;
}

export interface NowContext extends NowInput {
  payments: number;
  /** Of the payment that was sent; null while none was. */
  key: string | null;
  attemptId: string | null;
  /** Whether the bank has asked for the card's holder. */
  isChallenged: boolean;
  offer: NowOffer | null;
  challenge: ThreeDSecureInput | null;
  /** Why nothing was charged. */
  declineCode: string | null;
  /** What was taken, once it is certain. */
  paid: Kurus | null;
  failure: Failure | null;
}

export type NowEvent =
  | { type: 'now.open' }
  | { type: 'now.confirm' }
  | { type: 'now.close' }
  | { type: 'payment.check' }
  | { type: 'payment.resume' }
  | { type: 'session.restored' };

/** What may be said about the money. Spec §4. */
export interface NowMeta {
  money: 'notCharged' | 'charged' | 'unknown';
}

export const nowPort = port({
  /** How a payment stands: of this key, else of this attempt, else one of this kind that nobody was told about. Never moves money. */
  findNow: ask<{ key: string | null; attemptId: string | null }, NowAnswer | null>(),
  /** What it would move and take. Rejects with the refusal that the payment would meet. */
  previewNow: ask<{ id: string }, NowOffer>(),
  /**
   * Pays, once per key, with the card the box is paid with. Rejects with a `Failure`: codes CARD_DECLINED
   * (data.attemptId, data.declineCode), MISCALCULATION, OUT_OF_STOCK, PAYMENT_IN_PROGRESS, BANK_UNAVAILABLE and the
   * refusals of a preview; kinds offline, timeout and unavailable leave the outcome unknown. Spec §7.
   */
  payNow: ask<{ id: string; key: string; charged: Kurus; isChallenged: boolean }, NowAnswer>(),
  /** Orders, subscriptions and balance are others now. Spec §4. */
  refreshAccount: tell<undefined>(),
  /** The customer reads how it ended: nobody tells it again. */
  acknowledge: tell<{ attemptId: string }>(),
});

export type NowServices = ServicesOf<typeof nowPort>;
