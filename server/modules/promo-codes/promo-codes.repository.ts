import { and, count, desc, eq, ne, not, type SQL, sql } from 'drizzle-orm';
import { kurus } from '../../../domain/money/index.ts';
import { normalizePromoCode, type PromoRule } from '../../../domain/promo/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { moveBalance } from '../account/index.ts';
import { promoCodes, promoUses, type PromoUseStatus } from './tables.ts';

/** What the owner of a family code gets for a friend's order, in kuruş. */
export const familyRewardKurus = 3000;
export const familyFriendPercent = 10;

/** A code's rule and how often it was used, as `evaluatePromo` of domain/promo asks for them. */
export type PromoFacts = {
  rule: PromoRule;
  timesUsed: number;
  timesUsedByAccount: number;
  /** On how many renewals it counts after the first order of a subscription; null as long as it is valid. */
  renewals: number | null;
};

const epoch = (instant: Date | null): number | null => instant?.getTime() ?? null;
const amount = (value: number | null) => (value === null ? null : kurus(value));

const toRule = (row: typeof promoCodes.$inferSelect): PromoRule => ({
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
/** What an order that is being paid for keeps of a code; its owner hears of it once it is paid. */
const isReserved = eq(promoUses.status, 'RESERVED');
const isPaid = ne(promoUses.status, 'RESERVED');

async function countUses(db: Executor, promoId: string, accountId: string | null, which: SQL | undefined = counted) {
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
 * The rule behind a code (in any case, with blanks around it), or null. `accountId` is null for a guest. What the
 * account's own open payment has reserved does not count against it: that payment is all it can buy.
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

type PromoUse = {
  id: string;
  code: string;
  accountId: string;
  orderId: string;
  discountKurus: number;
  now: Date;
};

/**
 * Counts an order that is about to be paid for against its code's limits, under a lock of the code. False when there is
 * no such code or a limit is reached; nothing is stored then. The same order and code again changes nothing and
 * answers true.
 */
export async function reservePromoUse(tx: Tx, use: PromoUse): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normalizePromoCode(use.code) ?? ''))
    .for('update');
  if (!row) return false;
  const [known] = await tx
    .select({ id: promoUses.id })
    .from(promoUses)
    .where(and(eq(promoUses.orderId, use.orderId), eq(promoUses.promoId, row.id)));
  if (known) return true;
  const uses = await countUses(tx, row.id, use.accountId);
  if (row.usageLimit !== null && uses.all >= row.usageLimit) return false;
  if (row.usageLimitPerAccount !== null && uses.byAccount >= row.usageLimitPerAccount) return false;
  await tx.insert(promoUses).values({
    id: use.id,
    promoId: row.id,
    accountId: use.accountId,
    orderId: use.orderId,
    discountKurus: use.discountKurus,
    rewardKurus: row.kind === 'family' ? familyRewardKurus : 0,
    status: 'RESERVED',
    usedAt: use.now,
  });
  return true;
}

/** The order is paid. */
export async function confirmPromoUse(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .update(promoUses)
    .set({ status: 'PENDING', usedAt: now })
    .where(and(eq(promoUses.orderId, orderId), isReserved));
}

/** The payment ended without money: what it reserved is free. */
export async function releasePromoUse(tx: Tx, orderId: string): Promise<void> {
  await tx.delete(promoUses).where(and(eq(promoUses.orderId, orderId), isReserved));
}

/** The order is off: its code may be used again and nobody is rewarded. An earned reward stays. */
export async function cancelPromoUse(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(promoUses)
    .set({ status: 'CANCELLED' })
    .where(and(eq(promoUses.orderId, orderId), eq(promoUses.status, 'PENDING')));
}

/**
 * The order can no longer be returned: the owner of a family code gets the reward on the balance. Repeating it
 * changes nothing. `movementId` becomes the id of the balance movement.
 */
export async function earnPromoReward(
  tx: Tx,
  earned: { orderId: string; movementId: string; now: Date },
): Promise<void> {
  const [use] = await tx
    .update(promoUses)
    .set({ status: 'EARNED' })
    .where(and(eq(promoUses.orderId, earned.orderId), eq(promoUses.status, 'PENDING')))
    .returning();
  if (!use || use.rewardKurus === 0) return;
  const [code] = await tx.select().from(promoCodes).where(eq(promoCodes.id, use.promoId));
  if (!code?.ownerId) return;
  await moveBalance(tx, {
    id: earned.movementId,
    accountId: code.ownerId,
    reason: 'FAMILY_CODE',
    amountKurus: use.rewardKurus,
    orderId: null,
    now: earned.now,
  });
}

/** Orders whose use of a code is not judged yet. */
export async function listPendingOrders(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ orderId: promoUses.orderId })
    .from(promoUses)
    .where(eq(promoUses.status, 'PENDING'));
  return rows.map(({ orderId }) => orderId);
}

type FamilyUseRow = Omit<typeof promoUses.$inferSelect, 'status'> & { status: Exclude<PromoUseStatus, 'RESERVED'> };

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
