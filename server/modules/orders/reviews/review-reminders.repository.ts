import { and, asc, eq, gt, inArray, isNull, lte, min, notExists, sql } from 'drizzle-orm';
import { days } from '../../../../domain/calendar/index.ts';
import type { OrderStatus } from '../../../../domain/lifecycle/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { DeliveryTimes, OrderToReview } from '../../reviews/index.ts';
import { orderProblems, orders } from '../order/orders.tables.ts';

const reviewable: OrderStatus[] = ['DELIVERED', 'REFUNDED_PARTIALLY'];
/** No parcel is on its way for longer: the index of status and creation finds what was delivered lately. */
const longestDelivery = days(90);

const deliveredAfter = (after: Date) =>
  and(gt(orders.deliveredAt, after), gt(orders.createdAt, new Date(after.getTime() - longestDelivery)));

/** No customer is asked how a parcel was while they wait for an answer about it. Replacements are not reviewed. */
const mayBeReminded = (db: Executor) =>
  and(
    isNull(orders.reviewReminderAt),
    inArray(orders.status, reviewable),
    isNull(orders.replacesOrderId),
    sql`${orders.refund} #>> '{answer,refundStatus}' is distinct from 'REFUND_REQUESTED'`,
    notExists(
      db
        .select({ one: sql`1` })
        .from(orderProblems)
        .where(and(eq(orderProblems.orderId, orders.id), isNull(orderProblems.answeredAt))),
    ),
  );

/** Orders that were delivered then and have no review reminder, in the order of their ids. */
export function listToRemind(
  db: Executor,
  { after, until }: DeliveryTimes,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<OrderToReview[]> {
  return db
    .select({ orderId: orders.id, accountId: orders.accountId })
    .from(orders)
    .where(and(deliveredAfter(after), lte(orders.deliveredAt, until), gt(orders.id, afterId), mayBeReminded(db)))
    .orderBy(asc(orders.id))
    .limit(limit);
}

/** The first delivery after then that has no review reminder. */
export async function nextToRemind(db: Executor, after: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(orders.deliveredAt) })
    .from(orders)
    .where(and(deliveredAfter(after), mayBeReminded(db)));
  return row?.at ?? null;
}

/** Locks the order. False when it was done before, or the order is one to remind of no more. */
export async function markReminded(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ reviewReminderAt: now })
    .where(and(eq(orders.id, orderId), mayBeReminded(tx)))
    .returning({ id: orders.id });
  return rows.length > 0;
}

export async function ownerOf(db: Executor, orderId: string): Promise<string | null> {
  const [row] = await db.select({ accountId: orders.accountId }).from(orders).where(eq(orders.id, orderId));
  return row?.accountId ?? null;
}
