import type { Balance } from '../../domain/account/index.ts';
import { type Coupon, validateCoupon } from '../../domain/promo/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

export interface CouponsView {
  coupons: readonly Coupon[];
  balance: Balance;
}

/** `code`: a partner's code as it was typed. */
export interface CouponRequest {
  code: string;
}

export const { machine: couponsMachine, connect: connectCoupons } = actionFlow<CouponsView, CouponRequest, 'code'>({
  id: 'coupons',
  validate: ({ code: typed }) => {
    const code = validateCoupon(typed);
    return code ? [{ field: 'code', code }] : [];
  },
  traceOf: ({ coupons }) => coupons.map(({ _id }) => _id),
});

export type CouponsServices = Parameters<typeof connectCoupons>[0];
export type CouponsEvent = ActionEvent<CouponRequest>;
