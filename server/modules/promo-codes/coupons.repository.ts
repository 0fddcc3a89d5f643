import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { couponRedemptions, coupons } from './tables.ts';

export type Coupon = typeof coupons.$inferSelect;
export type NewCoupon = typeof coupons.$inferInsert;
export type Redemption = typeof couponRedemptions.$inferSelect;

/** The account's redeemed coupons, the latest first. */
export async function listRedemptions(
  db: Executor,
  accountId: string,
): Promise<{ redemption: Redemption; coupon: Coupon }[]> {
  const rows = await db
    .select()
    .from(couponRedemptions)
    .innerJoin(coupons, eq(coupons.code, couponRedemptions.couponCode))
    .where(eq(couponRedemptions.accountId, accountId))
    .orderBy(desc(couponRedemptions.redeemedAt), desc(couponRedemptions.id));
  return rows.map((row) => ({ redemption: row.coupon_redemptions, coupon: row.coupons }));
}

export const readRedemptionsCopy = (db: Executor, accountId: string): Promise<Redemption[]> =>
  db.select().from(couponRedemptions).where(eq(couponRedemptions.accountId, accountId));

export async function isCoupon(db: Executor, code: string): Promise<boolean> {
  const [coupon] = await db.select({ code: coupons.code }).from(coupons).where(eq(coupons.code, code));
  return coupon !== undefined;
}

export async function lockCoupon(tx: Tx, code: string): Promise<Coupon | null> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update');
  return coupon ?? null;
}

export async function hasRedeemed(tx: Tx, couponCode: string, accountId: string): Promise<boolean> {
  const [own] = await tx
    .select({ id: couponRedemptions.id })
    .from(couponRedemptions)
    .where(and(eq(couponRedemptions.couponCode, couponCode), eq(couponRedemptions.accountId, accountId)));
  return own !== undefined;
}

/** Redemptions by all accounts together. */
export async function countRedemptions(tx: Tx, couponCode: string): Promise<number> {
  const [all] = await tx
    .select({ rows: count() })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.couponCode, couponCode));
  return all?.rows ?? 0;
}

export async function insertRedemption(tx: Tx, redemption: Redemption): Promise<void> {
  await tx.insert(couponRedemptions).values(redemption);
}

/** Existing coupons stay as they are. */
export async function insertNewCoupons(tx: Tx, rows: readonly NewCoupon[]): Promise<void> {
  await tx
    .insert(coupons)
    .values([...rows])
    .onConflictDoNothing();
}
