import { and, asc, count, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { type NoReward, normalizePromoCode } from '../../../domain/promo/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { moveBalance } from '../account/index.ts';
import { countUses, familyRewardKurus } from './promo-codes.repository.ts';
import { promoCodes, promoUses, type PromoUseStatus } from './tables.ts';

export type PromoUse = typeof promoUses.$inferSelect;

/** What a purchase that is being paid for keeps of a code; the code's owner sees it once it is paid. */
const isReserved = eq(promoUses.status, 'RESERVED');
const isPaid = ne(promoUses.status, 'RESERVED');

type NewUse = {
  id: string;
  code: string;
  accountId: string;
  purchaseId: string;
  /** That the purchase begins. */
  subscriptionId: string | null;
  discountKurus: number;
  now: Date;
};

/**
 * Counts a purchase that is about to be paid for against its code's limits, under a lock of the code. False when there
 * is no such code or a limit is reached; nothing is stored then. The same purchase and code again changes nothing and
 * answers true.
 */
export async function reservePromoUse(tx: Tx, { code, now, ...use }: NewUse): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normalizePromoCode(code) ?? ''))
    .for('update');
  if (!row) return false;
  const [known] = await tx
    .select({ id: promoUses.id })
    .from(promoUses)
    .where(and(eq(promoUses.purchaseId, use.purchaseId), eq(promoUses.promoId, row.id)));
  if (known) return true;
  const uses = await countUses(tx, row.id, use.accountId);
  if (row.usageLimit !== null && uses.all >= row.usageLimit) return false;
  if (row.usageLimitPerAccount !== null && uses.byAccount >= row.usageLimitPerAccount) return false;
  await tx.insert(promoUses).values({
    ...use,
    promoId: row.id,
    rewardKurus: row.kind === 'family' ? familyRewardKurus : 0,
    status: 'RESERVED',
    usedAt: now,
  });
  return true;
}

/** The purchase is paid. Answers whether the owner of its code may get a reward for it. */
export async function confirmPromoUse(tx: Tx, purchaseId: string, now: Date): Promise<boolean> {
  const paid = await tx
    .update(promoUses)
    .set({ status: 'PENDING', usedAt: now })
    .where(and(eq(promoUses.purchaseId, purchaseId), isReserved))
    .returning({ rewardKurus: promoUses.rewardKurus });
  return paid.some(({ rewardKurus }) => rewardKurus > 0);
}

/** The payment ended without money: what it reserved is released. */
export async function releasePromoUse(tx: Tx, purchaseId: string): Promise<void> {
  await tx.delete(promoUses).where(and(eq(promoUses.purchaseId, purchaseId), isReserved));
}

/**
 * Whether the code counts on coming deliveries of these subscriptions. A use that was cancelled counts again when it
 * does: the subscription was taken up once more.
 */
export async function setPromoRenewing(tx: Tx, subscriptionIds: readonly string[], isRenewing: boolean): Promise<void> {
  if (subscriptionIds.length === 0) return;
  const again = sql<PromoUseStatus>`case when ${promoUses.status} = 'CANCELLED' then 'PENDING' else ${promoUses.status} end`;
  await tx
    .update(promoUses)
    .set({ isRenewing, ...(isRenewing && { status: again }) })
    .where(inArray(promoUses.subscriptionId, [...subscriptionIds]));
}

type UseNames = {
  useIds?: readonly string[];
  purchaseIds?: readonly string[];
  subscriptionIds?: readonly string[];
};

/**
 * The uses of these purchases that count and can be released, under their locks: a move of another order of the same
 * purchase waits. A use that has rewarded a code's owner stays.
 */
export async function lockCountedUses(
  tx: Tx,
  { useIds = [], purchaseIds = [], subscriptionIds = [] }: UseNames,
): Promise<PromoUse[]> {
  const named = [
    [promoUses.id, useIds],
    [promoUses.purchaseId, purchaseIds],
    [promoUses.subscriptionId, subscriptionIds],
  ] as const;
  const wanted = named.flatMap(([column, ids]): SQL[] => (ids.length > 0 ? [inArray(column, [...ids])] : []));
  if (wanted.length === 0) return [];
  const isFreeable = or(
    eq(promoUses.status, 'PENDING'),
    and(eq(promoUses.status, 'EARNED'), eq(promoUses.rewardKurus, 0)),
  );
  return tx
    .select()
    .from(promoUses)
    .where(and(or(...wanted), isFreeable))
    .orderBy(promoUses.id)
    .for('update');
}

/** Locked uses of purchases that are off: the code may be used again and its owner is not rewarded. */
export async function cancelPromoUses(tx: Tx, useIds: readonly string[]): Promise<void> {
  if (useIds.length === 0) return;
  await tx
    .update(promoUses)
    .set({ status: 'CANCELLED' })
    .where(inArray(promoUses.id, [...useIds]));
}

/** The code of a locked use, under its own lock: two uses of it are decided one after the other. */
export async function lockCodeOf(tx: Tx, { promoId }: PromoUse): Promise<typeof promoCodes.$inferSelect | null> {
  const [code] = await tx.select().from(promoCodes).where(eq(promoCodes.id, promoId)).for('update');
  return code ?? null;
}

/** Whose purchases have earned the owner of this code something. */
export async function listEarners(db: Executor, promoId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ accountId: promoUses.accountId })
    .from(promoUses)
    .where(and(eq(promoUses.promoId, promoId), eq(promoUses.status, 'EARNED'), gt(promoUses.rewardKurus, 0)));
  return rows.map(({ accountId }) => accountId);
}

/** A locked use that counts, and brings the code's owner nothing. */
export async function refuseReward(tx: Tx, useId: string, noReward: NoReward): Promise<void> {
  await tx.update(promoUses).set({ status: 'EARNED', rewardKurus: 0, noReward }).where(eq(promoUses.id, useId));
}

/**
 * A locked use of a purchase that can no longer be returned: the owner of a family code gets the reward on the balance.
 * `movementId` becomes the id of the balance movement.
 */
export async function earnPromoReward(
  tx: Tx,
  use: PromoUse,
  { movementId, now }: { movementId: string; now: Date },
): Promise<void> {
  await tx.update(promoUses).set({ status: 'EARNED' }).where(eq(promoUses.id, use.id));
  if (use.rewardKurus === 0) return;
  const [code] = await tx.select().from(promoCodes).where(eq(promoCodes.id, use.promoId));
  if (!code?.ownerId) return;
  await moveBalance(tx, {
    id: movementId,
    accountId: code.ownerId,
    reason: 'FAMILY_CODE',
    amountKurus: use.rewardKurus,
    orderId: null,
    now,
  });
}

/** Uses that are not decided yet. */
export const listPendingUses = (db: Executor): Promise<PromoUse[]> =>
  db.select().from(promoUses).where(eq(promoUses.status, 'PENDING'));

type FamilyUseRow = Omit<PromoUse, 'status'> & { status: Exclude<PromoUseStatus, 'RESERVED'> };

/** Uses of one code, the latest first. */
export async function listUses(db: Executor, promoId: string, page: number, limit: number): Promise<FamilyUseRow[]> {
  const rows = await db
    .select()
    .from(promoUses)
    .where(and(eq(promoUses.promoId, promoId), isPaid))
    .orderBy(desc(promoUses.usedAt), desc(promoUses.id))
    .limit(limit)
    .offset(page * limit);
  return rows.flatMap(({ status, ...row }) => (status === 'RESERVED' ? [] : [{ ...row, status }]));
}

/** `uses` without the cancelled ones; `all` with them; `earnedKurus` what they have brought. */
export async function sumUses(db: Executor, promoId: string) {
  const [sums] = await db
    .select({
      all: count(),
      uses: sql<number>`count(*) filter (where ${promoUses.status} <> 'CANCELLED')::int`,
      earnedKurus: sql<number>`coalesce(sum(${promoUses.rewardKurus}) filter (where ${promoUses.status} = 'EARNED'), 0)::int`,
    })
    .from(promoUses)
    .where(and(eq(promoUses.promoId, promoId), isPaid));
  return sums ?? { all: 0, uses: 0, earnedKurus: 0 };
}

/** All that an account used, the oldest first. */
export const listUsesBy = (db: Executor, accountId: string): Promise<PromoUse[]> =>
  db.select().from(promoUses).where(eq(promoUses.accountId, accountId)).orderBy(asc(promoUses.usedAt));
