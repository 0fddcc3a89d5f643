import { and, asc, eq, inArray, isNull, lte, min } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { StoredOrder, StoredRepayment } from '../order/index.ts';
import { orderRepayments, orders } from '../order/orders.tables.ts';

export async function insertRepayment(tx: Tx, repayment: typeof orderRepayments.$inferInsert): Promise<void> {
  await tx.insert(orderRepayments).values(repayment);
}

/** Leases at most `most` due repayments to the process with `token`, until `until`. */
export async function takeDueRepayments(
  tx: Tx,
  { now, until, token, most }: { now: Date; until: Date; token: string; most: number },
): Promise<StoredRepayment[]> {
  const due = await tx
    .select({ orderId: orderRepayments.orderId })
    .from(orderRepayments)
    .where(lte(orderRepayments.nextCheckAt, now))
    .orderBy(asc(orderRepayments.nextCheckAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const found = due.map(({ orderId }) => orderId);
  if (found.length === 0) return [];
  return tx
    .update(orderRepayments)
    .set({ leaseToken: token, nextCheckAt: until })
    .where(inArray(orderRepayments.orderId, found))
    .returning();
}

/** Changes an open repayment. False when it has ended or another process has its lease. */
export async function changeRepayment(
  db: Executor,
  { orderId, leaseToken }: StoredRepayment,
  change: Partial<StoredRepayment>,
): Promise<boolean> {
  const isMine = and(
    eq(orderRepayments.orderId, orderId),
    eq(orderRepayments.leaseToken, leaseToken ?? ''),
    isNull(orderRepayments.endedAt),
  );
  return (await db.update(orderRepayments).set(change).where(isMine).returning()).length > 0;
}

/** When the bank is asked next. */
export async function nextRepaymentAt(db: Executor): Promise<Date | null> {
  const [row] = await db.select({ at: min(orderRepayments.nextCheckAt) }).from(orderRepayments);
  return row?.at ?? null;
}

/** The order of a repayment. */
export async function findRepaidOrder(db: Executor, { orderId }: StoredRepayment): Promise<StoredOrder | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order ?? null;
}
