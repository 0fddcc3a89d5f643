import { and, asc, count, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { normalizePromoCode } from '../../../domain/promo/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { isCoupon } from './coupons.repository.ts';
import { couponRedemptions, coupons, promoCodes } from './tables.ts';

/** Row limit of the lists for operations. */
const shown = 200;

export type Campaign = typeof promoCodes.$inferSelect & { timesUsed: number };
export type ShopCoupon = typeof coupons.$inferSelect & { timesRedeemed: number };

const usesOf = sql<number>`(select count(*) from promo_uses u where u.promo_id = promo_codes.id and u.status <> 'CANCELLED')::int`;

/** Codes that are neither family codes nor made by redeeming a coupon. */
const isCampaign = (db: Executor) =>
  and(
    isNull(promoCodes.ownerId),
    notInArray(promoCodes.code, db.select({ code: couponRedemptions.code }).from(couponRedemptions)),
  );

const select = (db: Executor) => db.select({ row: promoCodes, timesUsed: usesOf }).from(promoCodes);
const toCampaign = ({ row, timesUsed }: { row: typeof promoCodes.$inferSelect; timesUsed: number }): Campaign => ({
  ...row,
  timesUsed,
});

/** Campaign codes, the newest first. */
export const listCampaigns = async (db: Executor): Promise<Campaign[]> =>
  (await select(db).where(isCampaign(db)).orderBy(desc(promoCodes.createdAt), asc(promoCodes.code)).limit(shown)).map(
    toCampaign,
  );

export async function findCampaign(db: Executor, code: string): Promise<Campaign | null> {
  const [found] = await select(db).where(and(eq(promoCodes.code, normalizePromoCode(code) ?? ''), isCampaign(db)));
  return found ? toCampaign(found) : null;
}

/** Whether the code exists already, as a promo code or a coupon. */
async function isTaken(tx: Tx, code: string): Promise<boolean> {
  const [promo] = await tx.select({ id: promoCodes.id }).from(promoCodes).where(eq(promoCodes.code, code));
  const isOfCoupon = await isCoupon(tx, code);
  return promo !== undefined || isOfCoupon;
}

/** False, without a write, when the code exists already. */
export async function insertCampaign(tx: Tx, row: typeof promoCodes.$inferInsert): Promise<boolean> {
  if (await isTaken(tx, row.code)) return false;
  const made = await tx.insert(promoCodes).values(row).onConflictDoNothing().returning({ id: promoCodes.id });
  return made.length > 0;
}

const withRedemptions = (db: Executor) =>
  db
    .select({ row: coupons, timesRedeemed: count(couponRedemptions.id) })
    .from(coupons)
    .leftJoin(couponRedemptions, eq(couponRedemptions.couponCode, coupons.code))
    .groupBy(coupons.code);

/** Partners' coupons, by code. */
export const listShopCoupons = async (db: Executor): Promise<ShopCoupon[]> =>
  (await withRedemptions(db).orderBy(asc(coupons.code)).limit(shown)).map(({ row, timesRedeemed }) => ({
    ...row,
    timesRedeemed,
  }));

export async function findShopCoupon(db: Executor, code: string): Promise<ShopCoupon | null> {
  const [found] = await withRedemptions(db).where(eq(coupons.code, normalizePromoCode(code) ?? ''));
  return found ? { ...found.row, timesRedeemed: found.timesRedeemed } : null;
}

/** False, without a write, when the code exists already. */
export async function insertCoupon(tx: Tx, row: typeof coupons.$inferInsert): Promise<boolean> {
  if (await isTaken(tx, row.code)) return false;
  const made = await tx.insert(coupons).values(row).onConflictDoNothing().returning({ code: coupons.code });
  return made.length > 0;
}

export const endCoupon = async (tx: Tx, code: string, endsAt: Date): Promise<void> =>
  void (await tx.update(coupons).set({ endsAt }).where(eq(coupons.code, code)));
