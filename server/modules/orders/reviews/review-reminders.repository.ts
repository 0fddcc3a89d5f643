import { and, asc, eq, gt, inArray, isNull, lte, min, notExists, sql } from 'drizzle-orm';
import { days } from '../../../../domain/calendar/index.ts';
import type { OrderStatus } from '../../../../domain/lifecycle/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { DeliveryTimes, OrderToReview } from '../../reviews/index.ts';
import { orderProblems, orders } from '../order/orders.tables.ts';

const reviewable: OrderStatus[] = ['DELIVERED', 'REFUNDED_PARTIALLY'];
/** Longest time from order to delivery: bounds `createdAt`, so that the index on status and creation is used. */
const longestDelivery = days(90);

const deliveredAfter = (after: Date) =>
  and(gt(orders.deliveredAt, after), gt(orders.createdAt, new Date(after.getTime() - longestDelivery)));

/** Excludes orders with an open return or problem, and replacements, which are not reviewed. */
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

/** Orders delivered in this period that have no review reminder, ordered by id. */
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

/** Time of the first delivery after `after` whose order has no review reminder; null without one. */
export async function nextToRemind(db: Executor, after: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(orders.deliveredAt) })
    .from(orders)
    .where(and(deliveredAfter(after), mayBeReminded(db)));
  return row?.at ?? null;
}

/** Marks and locks the order. False when it was marked before, or may no longer get a reminder. */
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
