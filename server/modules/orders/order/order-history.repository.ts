import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import { jsonRows, readJsonRows } from '../../../platform/database/json-rows.ts';
import type { OrderRecord, OrderTwins, StoredOrder } from './orders.types.ts';
import { orderEvents, orderLines, orderProblems, orderRepayments, orders } from './orders.tables.ts';

const twin = alias(orders, 'twin');

/** The order that replaces another, or is replaced by it. */
const twinBy = (where: SQL): SQL<OrderTwins['replaces']> =>
  sql`(select json_build_object('_id', ${twin.id}, 'number', ${twin.number}) from ${orders} twin where ${where})`;

/** Orders with their lines, history, refund, problem and replacements, all read in one statement. */
export async function withHistory(db: Executor, found: readonly StoredOrder[]): Promise<OrderRecord[]> {
  if (found.length === 0) return [];
  const { reportedAt, id: problemId } = orderProblems;
  const rows = await db
    .select({
      id: orders.id,
      lines: jsonRows(orderLines, eq(orderLines.orderId, orders.id), sql`${orderLines.position}`),
      events: jsonRows(orderEvents, eq(orderEvents.orderId, orders.id), sql`${orderEvents.seq}`),
      repayments: jsonRows(orderRepayments, eq(orderRepayments.orderId, orders.id), sql`${orderRepayments.startedAt}`),
      problems: jsonRows(
        orderProblems,
        eq(orderProblems.orderId, orders.id),
        sql`${reportedAt} desc, ${problemId} desc`,
      ),
      replaces: twinBy(eq(twin.id, orders.replacesOrderId)),
      replacedBy: twinBy(eq(twin.replacesOrderId, orders.id)),
    })
    .from(orders)
    .where(
      inArray(
        orders.id,
        found.map(({ id }) => id),
      ),
    );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap((order) => {
    const row = rowOf.get(order.id);
    if (!row) return [];
    const { replaces, replacedBy } = row;
    return {
      order,
      lines: readJsonRows(orderLines, row.lines),
      events: readJsonRows(orderEvents, row.events),
      repayment: readJsonRows(orderRepayments, row.repayments)[0] ?? null,
      problem: readJsonRows(orderProblems, row.problems)[0] ?? null,
      replaces,
      replacedBy,
    };
  });
}
