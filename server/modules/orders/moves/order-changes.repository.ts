import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { OrderEvent, OrderStatus } from '../../../../domain/lifecycle/index.ts';
import { bulkUpdate } from '../../../platform/database/bulk.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { StoredOrder } from '../order/index.ts';
import { orderEvents, orderProblems, orders } from '../order/orders.tables.ts';

export type OrderChange = Partial<typeof orders.$inferInsert>;

/** Updates columns of locked orders. */
export const changeOrders = (tx: Tx, changes: readonly (OrderChange & Pick<StoredOrder, 'id'>)[]): Promise<void> =>
  bulkUpdate(tx, orders, ['id'], changes);

export type NewEvent = {
  orderId: string;
  event: OrderEvent;
  from: OrderStatus | null;
  to: OrderStatus;
  at: Date;
  actor: string;
  reason: string | null | undefined;
};

/** Inserts history rows of orders, in the given order. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const written = new Map<string, number>();
  const rows = events.map(({ orderId, from, to, ...rest }) => {
    const nth = (written.get(orderId) ?? 0) + 1;
    written.set(orderId, nth);
    return { order_id: orderId, seq: nth, from_status: from, to_status: to, ...rest };
  });
  await tx.execute(sql`insert into ${orderEvents} (order_id, seq, event, from_status, to_status, at, actor, reason)
    select order_id, seq + (select count(*) from ${orderEvents} before where before.order_id = one.order_id),
      event, from_status, to_status, at, actor, reason
    from json_populate_recordset(null::${orderEvents}, ${JSON.stringify(rows)}::json) one`);
}

/** Orders in these statuses, and when each moved last. */
export const listInStatus = (
  db: Executor,
  statuses: readonly OrderStatus[],
): Promise<(Pick<StoredOrder, 'id' | 'accountId' | 'status'> & { since: Date | null })[]> =>
  db
    .select({ id: orders.id, accountId: orders.accountId, status: orders.status, since: max(orderEvents.at) })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(inArray(orders.status, [...statuses]))
    .groupBy(orders.id)
    .orderBy(asc(orders.id));

/** Locks an order in this status; null when its status has changed, or another transaction has the lock. */
export async function lockInStatus(
  tx: Tx,
  { id, status }: Pick<StoredOrder, 'id' | 'status'>,
): Promise<StoredOrder | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.status, status)))
    .for('update', { skipLocked: true });
  return order ?? null;
}

/** Sets the note in the parcel of a locked order; null removes it. */
export async function setParcelNote(tx: Tx, orderId: string, parcelNote: string | null): Promise<void> {
  await tx.update(orders).set({ parcelNote }).where(eq(orders.id, orderId));
}

/** Rejects with a unique violation when the order has an open problem. */
export async function insertProblem(tx: Tx, problem: typeof orderProblems.$inferInsert): Promise<void> {
  await tx.insert(orderProblems).values(problem);
}
