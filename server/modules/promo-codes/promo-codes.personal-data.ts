import { asc, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { couponRedemptions, promoCodes, promoUses } from './tables.ts';

/** A family code begins with a first name, or is what its owner chose: it closes, and gives up both. */
export const promoCodesData = ({ ids }: Pick<AppContext, 'ids'>): PersonalData => ({
  tables: {
    promo_codes: { unnamed: 'friends have used the code; it is closed and has neither name nor owner' },
    promo_uses: { unnamed: 'how often a code was used, and what its owner is owed' },
    coupons: 'impersonal',
    coupon_redemptions: { unnamed: 'a coupon counts once' },
  },
  async erase(tx, { id }) {
    await tx
      .update(promoCodes)
      .set({ code: `CLOSED-${ids.next()}`.toUpperCase(), ownerId: null, isActive: false })
      .where(eq(promoCodes.ownerId, id));
    const own = await tx
      .select({ code: couponRedemptions.code })
      .from(couponRedemptions)
      .where(eq(couponRedemptions.accountId, id));
    const codes = own.map(({ code }) => code);
    if (codes.length > 0) await tx.update(promoCodes).set({ isActive: false }).where(inArray(promoCodes.code, codes));
  },
  async copy(db, { id }) {
    const uses = db.select().from(promoUses).where(eq(promoUses.accountId, id)).orderBy(asc(promoUses.usedAt));
    return {
      codes: [
        ...withKind('familyCode', await db.select().from(promoCodes).where(eq(promoCodes.ownerId, id))),
        ...withKind('used', await uses),
        ...withKind('coupon', await db.select().from(couponRedemptions).where(eq(couponRedemptions.accountId, id))),
      ],
    };
  },
});
