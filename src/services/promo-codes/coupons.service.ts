import { toKurus } from '../../../domain/money/index.ts';
import type { Coupon } from '../../../domain/promo/index.ts';
import type { components, paths } from '../../../openapi/types/promo-codes.d.ts';
import { type Api, read } from '../http/index.ts';

const toCoupon = ({ amount, ...coupon }: components['schemas']['Coupon']): Coupon => ({
  ...coupon,
  amount: toKurus(amount),
});

/** The partners' codes that the account has redeemed, the latest first. */
export async function listCoupons(api: Api, signal?: AbortSignal): Promise<Coupon[]> {
  return (await read(api.client<paths>().GET('/private/user/coupons', { signal }))).map(toCoupon);
}

/** Rejects with COUPON_INVALID, COUPON_EXPIRED or COUPON_USED. */
export async function redeemCoupon(api: Api, code: string, signal?: AbortSignal): Promise<void> {
  await read(api.client<paths>().POST('/private/user/coupons/redeem', { body: { code }, signal }));
}
