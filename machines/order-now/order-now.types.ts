import type { Kurus } from '../../domain/money/index.ts';
import { ask, port } from '../kit/index.ts';
import { paymentCalls, type PaymentContext, type PaymentEvent, type PaymentInput } from '../families/payment/index.ts';
import type { ActionPreview } from '../subscription/index.ts';

/** What sending the box today moves, and what it takes from the card at once. */
export interface NowOffer extends ActionPreview {
  charged: Kurus;
  /** The slot it is about: no other is paid for in its place. */
  cycle: number;
}

export interface NowInput extends PaymentInput {
  /** Of the subscription. */
  id: string;
}

export interface NowContext extends PaymentContext, NowInput {
  /** Whether the bank has asked for the card's holder. */
  isChallenged: boolean;
  offer: NowOffer | null;
}

export type NowEvent = PaymentEvent | { type: 'now.open' } | { type: 'now.confirm' } | { type: 'now.close' };

export const nowPort = port({
  /**
   * A request pays with the card the box is paid with. It also rejects with MISCALCULATION, OUT_OF_STOCK,
   * PAYMENT_IN_PROGRESS and the refusals of a preview. Spec §7.
   */
  ...paymentCalls<{ id: string; key: string; charged: Kurus; cycle: number; isChallenged: boolean }>(),
  /** What it would move and take. Rejects with the refusal that the payment would meet. */
  previewNow: ask<{ id: string }, NowOffer>(),
});
