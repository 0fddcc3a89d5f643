import type { DeclineCode } from '../../../../domain/payment/index.ts';
import type { components } from '../../../../openapi/types/shopping.d.ts';

/** `challenge`: under 3-D Secure. `stored`: a saved card, without the bank's page. `none`: nothing to take. */
export type AttemptMethod = 'challenge' | 'stored' | 'none';

/** Replaces the IP address of an anonymised attempt. The provider gets it when such an attempt is still refunded. */
export const nowhere = '0.0.0.0';

/** Why an attempt ended without money. `bankUnavailable`: the bank was never reached. */
export type AttemptEnd =
  | { kind: 'declined'; code: DeclineCode; retryable: boolean }
  | { kind: 'expired'; because: 'time' | 'abandoned' | 'bankUnavailable' }
  | { kind: 'refunded'; balanceKurus: number; because: RefundReason };

/**
 * Why money that was taken was refunded. `late`: the attempt had ended without a charge before. `overtaken`: a newer
 * payment took its place. `unavailable`: what was paid for was gone.
 */
export type RefundReason = 'late' | 'overtaken' | 'unavailable';

/** What a paid attempt created. A kind adds the fields that its own response needs. */
export type AttemptResult = {
  orderIds: string[];
  subscriptionIds: string[];
  isFirstPurchase: boolean;
  cardId?: string | null;
  /** The cart lines that were paid for, and the promo code in their price. */
  paidFor?: { lines: PaidLine[]; promoCode: string | null };
};

type PaidLine = components['schemas']['PaidLine'];
