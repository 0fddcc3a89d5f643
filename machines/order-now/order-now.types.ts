import type { Kurus } from '../../domain/money/index.ts';
import { ask, port } from '../kit/index.ts';
import { paymentCalls, type PaymentContext, type PaymentEvent, type PaymentInput } from '../families/payment/index.ts';
import type { ActionPreview } from '../subscription/index.ts';

/** The deliveries that move when the box is sent today, and the amount charged at once. */
export interface NowOffer extends ActionPreview {
  charged: Kurus;
  /** The cycle that is ordered: no other is paid for in its place. */
  cycle: number;
}

export interface NowInput extends PaymentInput {
  /** The subscription's id. */
  id: string;
}

export interface NowContext extends PaymentContext, NowInput {
  /** Whether the bank has required 3-D Secure. */
  isChallenged: boolean;
  offer: NowOffer | null;
}

export type NowEvent = PaymentEvent | { type: 'now.open' } | { type: 'now.confirm' } | { type: 'now.close' };

export const nowPort = port({
  /**
   * A request charges the card of the delivery. It also rejects with MISCALCULATION, OUT_OF_STOCK,
   * PAYMENT_IN_PROGRESS and the refusals of a preview. Spec §7.
   */
  ...paymentCalls<{ id: string; key: string; charged: Kurus; cycle: number; isChallenged: boolean }>(),
  /** The deliveries it would move and its amount. Rejects with the refusal that the payment would meet. */
  previewNow: ask<{ id: string }, NowOffer>(),
});
