import { and, count, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import { kurus } from '../../../domain/money/index.ts';
import { normalizePromoCode, type PromoRule } from '../../../domain/promo/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { couponRedemptions, promoCodes, promoUses } from './tables.ts';

export type PromoCode = typeof promoCodes.$inferSelect;
export type NewPromoCode = typeof promoCodes.$inferInsert;

/** The reward of a family code's owner for a friend's order, in kuruş. */
export const familyRewardKurus = 3000;
export const familyFriendPercent = 10;

/** A code's rule and its uses, as input of `evaluatePromo` in domain/promo. */
export type PromoFacts = {
  rule: PromoRule;
  timesUsed: number;
  timesUsedByAccount: number;
  /** Renewals of a subscription, after its first order, that get the discount; null: all while the code is valid. */
  renewals: number | null;
};

const epoch = (instant: Date | null): number | null => instant?.getTime() ?? null;
const amount = (value: number | null) => (value === null ? null : kurus(value));

const toRule = (row: PromoCode): PromoRule => ({
  code: row.code,
  kind: row.kind,
  isActive: row.isActive,
  percent: row.percent,
  amount: amount(row.amountKurus),
  startsAt: epoch(row.startsAt),
  endsAt: epoch(row.endsAt),
  minimumAmount: amount(row.minimumKurus),
  usageLimit: row.usageLimit,
  usageLimitPerAccount: row.usageLimitPerAccount,
  purchaseTypes: row.purchaseTypes,
  firstPurchaseOnly: row.firstPurchaseOnly,
  _owner: row.ownerId,
});

const counted = ne(promoUses.status, 'CANCELLED');
const isReserved = eq(promoUses.status, 'RESERVED');

/** How often a code counts as used, in total and by one account. */
export async function countUses(
  db: Executor,
  promoId: string,
  accountId: string | null,
  which: SQL | undefined = counted,
) {
  const [uses] = await db
    .select({
      all: count(),
      byAccount: sql<number>`count(*) filter (where ${promoUses.accountId} = ${accountId ?? ''})::int`,
    })
    .from(promoUses)
    .where(and(eq(promoUses.promoId, promoId), which));
  return uses ?? { all: 0, byAccount: 0 };
}

/**
 * The rule of a code (in any case, with blanks around it), or null. `accountId` is null for a guest. A reservation of
 * the account's own open payment does not count against it, since only that payment can use it.
 */
export async function findPromoRule(db: Executor, code: string, accountId: string | null): Promise<PromoFacts | null> {
  const wanted = normalizePromoCode(code);
  if (wanted === null || wanted.length > 40) return null;
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, wanted));
  if (!row) return null;
  const ownReserved = and(isReserved, eq(promoUses.accountId, accountId ?? ''))!;
  const uses = await countUses(db, row.id, accountId, and(counted, not(ownReserved)));
  return { rule: toRule(row), timesUsed: uses.all, timesUsedByAccount: uses.byAccount, renewals: row.renewals };
}

export async function hasPromoCodes(db: Executor): Promise<boolean> {
  const [row] = await db.select({ rows: count() }).from(promoCodes);
  return row !== undefined && row.rows > 0;
}

/** The account's family code. */
export async function findCodeOf(db: Executor, ownerId: string): Promise<PromoCode | null> {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.ownerId, ownerId));
  return row ?? null;
}

export async function insertPromoCode(tx: Tx, row: NewPromoCode): Promise<void> {
  await tx.insert(promoCodes).values(row);
}

/** Existing codes stay as they are, and owners who have a code keep it. */
export async function insertNewCodes(tx: Tx, rows: readonly NewPromoCode[]): Promise<void> {
  await tx
    .insert(promoCodes)
    .values([...rows])
    .onConflictDoNothing();
}

/** Rejects with a unique violation when the code exists already. */
export async function renameCode(tx: Tx, id: string, code: string): Promise<void> {
  await tx.update(promoCodes).set({ code }).where(eq(promoCodes.id, id));
}

/** Ends an account's codes. Its family code, which begins with its owner's name, becomes an unowned `closedCode`. */
export async function closeCodesOf(tx: Tx, accountId: string, closedCode: string): Promise<void> {
  await tx
    .update(promoCodes)
    .set({ code: closedCode, ownerId: null, isActive: false })
    .where(eq(promoCodes.ownerId, accountId));
  const own = await tx
    .select({ code: couponRedemptions.code })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.accountId, accountId));
  const codes = own.map(({ code }) => code);
  if (codes.length > 0) await tx.update(promoCodes).set({ isActive: false }).where(inArray(promoCodes.code, codes));
}
