import type { Kurus } from '../money/index.ts';
import { longestPromoCode } from './promo-link.ts';

/** A partner's code that the account has redeemed; a `promoCode` one is entered in the cart. */
export interface Coupon {
  readonly _id: string;
  readonly code: string;
  readonly partner: string;
  readonly kind: 'balance' | 'promoCode';
  readonly amount: Kurus;
  /** ISO 8601. */
  readonly redeemedAt: string;
}

/** What is wrong with a typed coupon before anybody is asked. */
export function validateCoupon(typed: string): 'required' | 'tooLong' | null {
  const code = typed.trim();
  if (code === '') return 'required';
  return code.length > longestPromoCode ? 'tooLong' : null;
}
