import type { Kurus } from '../money/index.ts';
import { longestPromoCode } from './promo-link.ts';

/** A partner's code that the account has redeemed; kind `promoCode`: to be entered in the cart. */
export interface Coupon {
  readonly _id: string;
  readonly code: string;
  readonly partner: string;
  readonly kind: 'balance' | 'promoCode';
  readonly amount: Kurus;
  /** ISO 8601. */
  readonly redeemedAt: string;
}

/** The error of a typed coupon, found before the server is asked. */
export function validateCoupon(typed: string): 'required' | 'tooLong' | null {
  const code = typed.trim();
  if (code === '') return 'required';
  return code.length > longestPromoCode ? 'tooLong' : null;
}
