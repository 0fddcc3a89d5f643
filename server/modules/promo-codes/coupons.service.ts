import { and, count, desc, eq } from 'drizzle-orm';
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
import { randomCharacters } from './family-code.service.ts';
import { couponRedemptions, coupons, promoCodes } from './tables.ts';

type Schemas = components['schemas'];
type Coupon = typeof coupons.$inferSelect;
type Redemption = typeof couponRedemptions.$inferSelect;

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

/** The latest first. */
export async function listCoupons({ db }: AppContext, accountId: string): Promise<Schemas['Coupon'][]> {
  const rows = await db
    .select()
    .from(couponRedemptions)
    .innerJoin(coupons, eq(coupons.code, couponRedemptions.couponCode))
    .where(eq(couponRedemptions.accountId, accountId))
    .orderBy(desc(couponRedemptions.redeemedAt), desc(couponRedemptions.id));
  return rows.map((row) => toView(row.coupon_redemptions, row.coupons));
}

async function lockCoupon(tx: Tx, code: string | null, now: Date): Promise<Coupon> {
  const [coupon] = code === null ? [] : await tx.select().from(coupons).where(eq(coupons.code, code)).for('update');
  if (!coupon) throw refuse('COUPON_INVALID');
  if (coupon.endsAt && coupon.endsAt <= now) throw refuse('COUPON_EXPIRED');
  return coupon;
}

async function isUsedUp(tx: Tx, coupon: Coupon, accountId: string): Promise<boolean> {
  const [own] = await tx
    .select({ id: couponRedemptions.id })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponCode, coupon.code), eq(couponRedemptions.accountId, accountId)));
  if (own) return true;
  if (coupon.usageLimit === null) return false;
  const [all] = await tx
    .select({ rows: count() })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.couponCode, coupon.code));
  return (all?.rows ?? 0) >= coupon.usageLimit;
}

/** Turns a partnership code into balance, or into a code of the account's own for one cart. */
export function redeemCoupon(
  context: AppContext,
  accountId: string,
  typed: string,
): Promise<Schemas['RedeemedCoupon']> {
  const { db, ids, clock } = context;
  return withTransaction(db, async (tx) => {
    const now = clock.now();
    const coupon = await lockCoupon(tx, normalizePromoCode(typed), now);
    if (await isUsedUp(tx, coupon, accountId)) throw refuse('COUPON_USED');
    const code = coupon.kind === 'promoCode' ? `${coupon.code}-${randomCharacters(ids, 6)}` : coupon.code;
    const redemption: Redemption = { id: ids.next(), couponCode: coupon.code, accountId, code, redeemedAt: now };
    await tx.insert(couponRedemptions).values(redemption);
    if (coupon.kind === 'balance') {
      const movement = { id: ids.next(), accountId, reason: 'COUPON', amountKurus: coupon.amountKurus } as const;
      await moveBalance(tx, { ...movement, orderId: null, now });
    } else {
      await tx.insert(promoCodes).values({
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
