import { msg } from '#words';
import { kurus, toDecimal } from '../../../domain/money/index.ts';
import { normalizePromoCode } from '../../../domain/promo/index.ts';
import type { components } from '../../../openapi/types/promo-codes.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { lockAccount, moveBalance } from '../account/index.ts';
import {
  type Coupon,
  countRedemptions,
  hasRedeemed,
  insertRedemption,
  listRedemptions,
  lockCoupon,
  type Redemption,
} from './coupons.repository.ts';
import { randomCharacters } from './family-code.service.ts';
import { insertPromoCode } from './promo-codes.repository.ts';

type Schemas = components['schemas'];

const refusals = {
  COUPON_INVALID: msg`Böyle bir kod yok.`,
  COUPON_EXPIRED: msg`Bu kodun süresi doldu.`,
  COUPON_USED: msg`Bu kodu daha önce kullandın ya da kod tükendi.`,
} as const;

const refuse = (code: keyof typeof refusals): ApiError => new ApiError(422, code, refusals[code]);

const toView = (redemption: Redemption, coupon: Coupon): Schemas['Coupon'] => ({
  _id: redemption.id,
  code: redemption.code,
  partner: coupon.partner,
  kind: coupon.kind,
  amount: toDecimal(kurus(coupon.amountKurus)),
  redeemedAt: redemption.redeemedAt.toISOString(),
});

/** The account's redeemed coupons, the latest first. */
export async function listCoupons({ db }: AppContext, accountId: string): Promise<Schemas['Coupon'][]> {
  return (await listRedemptions(db, accountId)).map(({ redemption, coupon }) => toView(redemption, coupon));
}

async function lockValid(tx: Tx, code: string | null, now: Date): Promise<Coupon> {
  const coupon = code === null ? null : await lockCoupon(tx, code);
  if (!coupon) throw refuse('COUPON_INVALID');
  if (coupon.endsAt && coupon.endsAt <= now) throw refuse('COUPON_EXPIRED');
  return coupon;
}

async function isUsedUp(tx: Tx, coupon: Coupon, accountId: string): Promise<boolean> {
  if (await hasRedeemed(tx, coupon.code, accountId)) return true;
  return coupon.usageLimit !== null && (await countRedemptions(tx, coupon.code)) >= coupon.usageLimit;
}

/** Turns a partner's coupon into balance, or into a code for one cart of the account. */
export function redeemCoupon(
  context: AppContext,
  accountId: string,
  typed: string,
): Promise<Schemas['RedeemedCoupon']> {
  const { db, ids, clock } = context;
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const coupon = await lockValid(tx, normalizePromoCode(typed), now);
    if (await isUsedUp(tx, coupon, accountId)) throw refuse('COUPON_USED');
    const code = coupon.kind === 'promoCode' ? `${coupon.code}-${randomCharacters(ids, 6)}` : coupon.code;
    const redemption: Redemption = { id: ids.next(), couponCode: coupon.code, accountId, code, redeemedAt: now };
    await insertRedemption(tx, redemption);
    if (coupon.kind === 'balance') {
      const movement = { id: ids.next(), accountId, reason: 'COUPON', amountKurus: coupon.amountKurus } as const;
      await moveBalance(tx, { ...movement, orderId: null, now });
    } else {
      await insertPromoCode(tx, {
        id: ids.next(),
        code,
        kind: 'fixed',
        isActive: true,
        amountKurus: coupon.amountKurus,
        usageLimit: 1,
        firstPurchaseOnly: false,
        createdAt: now,
      });
    }
    const account = await lockAccount(tx, accountId);
    if (!account) throw errors.unauthorized();
    return { coupon: toView(redemption, coupon), balance: toDecimal(kurus(account.balanceKurus)) };
  });
}
