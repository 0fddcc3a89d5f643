import { and, inArray, sql } from 'drizzle-orm';
import { bulkInsert, bulkUpdate } from '../../../platform/database/bulk.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { StoredLine, StoredOrder } from '../order/index.ts';
import { orderLines, orderNumbers, orders } from '../order/orders.tables.ts';

/** The next running numbers of orders. */
export async function takeOrderNumbers(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await tx.execute(
    sql`select nextval(${sql.raw(`'${orderNumbers.seqName ?? ''}'`)}) as number from generate_series(1, ${count})`,
  );
  return rows.map(({ number }) => Number(number));
}

export const insertOrderRows = (tx: Tx, rows: readonly StoredOrder[]): Promise<void> => bulkInsert(tx, orders, rows);

export const insertLineRows = (tx: Tx, rows: readonly (typeof orderLines.$inferInsert)[]): Promise<void> =>
  bulkInsert(tx, orderLines, rows);

/** Stores the provider's ids of paid lines, which a refund needs. */
export const setTransactions = (
  tx: Tx,
  lines: readonly Pick<StoredLine, 'id' | 'orderId' | 'transactionId'>[],
): Promise<void> => bulkUpdate(tx, orderLines, ['id', 'orderId'], lines);

/** Changes the delivery and billing addresses of those given orders that are not paid yet. */
export async function readdressLockedOrders(
  tx: Tx,
  ids: readonly string[],
  to: Pick<StoredOrder, 'deliveryAddress' | 'billingAddress'>,
): Promise<void> {
  const areOpen = and(inArray(orders.id, [...ids]), inArray(orders.status, ['CREATED', 'DUE_PAYMENT']));
  await tx.update(orders).set(to).where(areOpen);
}
