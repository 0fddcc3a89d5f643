import { and, asc, count, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { type NoReward, normalizePromoCode } from '../../../domain/promo/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { moveBalance } from '../account/index.ts';
import { countUses, familyRewardKurus } from './promo-codes.repository.ts';
import { promoCodes, promoUses, type PromoUseStatus } from './tables.ts';

export type PromoUse = typeof promoUses.$inferSelect;

/** Uses reserved by a running payment; the code's owner sees a use once it is paid. */
const isReserved = eq(promoUses.status, 'RESERVED');
const isPaid = ne(promoUses.status, 'RESERVED');

type NewUse = {
  id: string;
  code: string;
  accountId: string;
  purchaseId: string;
  /** The subscription that the purchase begins. */
  subscriptionId: string | null;
  discountKurus: number;
  now: Date;
};

/**
 * Counts a purchase against the code's limits before it is paid, under a lock of the code. False, without a write, when
 * the code does not exist or a limit is reached. Repeating the same purchase and code changes nothing and
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

/** Marks the use of a paid purchase. Answers whether the code's owner may get a reward for it. */
export async function confirmPromoUse(tx: Tx, purchaseId: string, now: Date): Promise<boolean> {
  const paid = await tx
    .update(promoUses)
    .set({ status: 'PENDING', usedAt: now })
    .where(and(eq(promoUses.purchaseId, purchaseId), isReserved))
    .returning({ rewardKurus: promoUses.rewardKurus });
  return paid.some(({ rewardKurus }) => rewardKurus > 0);
}

/** Deletes the reserved use of a payment that ended without money. */
export async function releasePromoUse(tx: Tx, purchaseId: string): Promise<void> {
  await tx.delete(promoUses).where(and(eq(promoUses.purchaseId, purchaseId), isReserved));
}

/**
 * Sets whether the code counts on coming deliveries of these subscriptions. A cancelled use counts again when it
 * does, since the subscription was resumed.
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
 * The counted uses of these purchases that can be released, locked: changes of other orders of the same
 * purchase wait. A use that has rewarded a code's owner is left out.
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

/** Cancels locked uses of cancelled purchases: the code may be used again, and its owner gets no reward. */
export async function cancelPromoUses(tx: Tx, useIds: readonly string[]): Promise<void> {
  if (useIds.length === 0) return;
  await tx
    .update(promoUses)
    .set({ status: 'CANCELLED' })
    .where(inArray(promoUses.id, [...useIds]));
}

/** The code of a locked use, locked too: uses of one code are decided one after the other. */
export async function lockCodeOf(tx: Tx, { promoId }: PromoUse): Promise<typeof promoCodes.$inferSelect | null> {
  const [code] = await tx.select().from(promoCodes).where(eq(promoCodes.id, promoId)).for('update');
  return code ?? null;
}

/** Ids of accounts whose purchases have earned the code's owner a reward. */
export async function listEarners(db: Executor, promoId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ accountId: promoUses.accountId })
    .from(promoUses)
    .where(and(eq(promoUses.promoId, promoId), eq(promoUses.status, 'EARNED'), gt(promoUses.rewardKurus, 0)));
  return rows.map(({ accountId }) => accountId);
}

/** Ends a locked use that counts, without a reward for the code's owner. */
export async function refuseReward(tx: Tx, useId: string, noReward: NoReward): Promise<void> {
  await tx.update(promoUses).set({ status: 'EARNED', rewardKurus: 0, noReward }).where(eq(promoUses.id, useId));
}

/**
 * Rewards a locked use of a purchase that can no longer be returned: the code's owner gets the amount as balance.
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

/** Paid uses that are not decided yet. */
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

/** `uses` without the cancelled ones; `all` with them; `earnedKurus`: rewards so far. */
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

/** The account's uses of codes, the oldest first. */
export const listUsesBy = (db: Executor, accountId: string): Promise<PromoUse[]> =>
  db.select().from(promoUses).where(eq(promoUses.accountId, accountId)).orderBy(asc(promoUses.usedAt));
