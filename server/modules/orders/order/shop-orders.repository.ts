import { and, asc, count, eq, gte, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../../domain/lifecycle/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { lockAccount } from '../../account/index.ts';
import type { StoredOrder, StoredProblem } from './orders.types.ts';
import { withHistory } from './order-history.repository.ts';
import type { OrderRecord } from './orders.types.ts';
import { orderProblems, orders } from './orders.tables.ts';

/** Orders of all customers, as operations look for them. */
export type ShopOrderFilter = { status?: OrderStatus | undefined; text?: string | undefined; from?: Date | undefined };

/** `%` and `_` are matched literally. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const filtered = ({ status, text, from }: ShopOrderFilter) =>
  and(
    status && eq(orders.status, status),
    from && gte(orders.createdAt, from),
    text === undefined
      ? undefined
      : or(
          ilike(orders.number, containing(text)),
          sql`(${orders.deliveryAddress} ->> 'firstName') || ' ' || (${orders.deliveryAddress} ->> 'lastName') ilike ${containing(text)}`,
        ),
  );

/** One page, the oldest first, because they are packed in this order. */
export async function listShopOrders(
  db: Executor,
  { page, limit, ...filter }: ShopOrderFilter & { page: number; limit: number },
): Promise<OrderRecord[]> {
  const found = await db
    .select()
    .from(orders)
    .where(filtered(filter))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit)
    .offset(page * limit);
  return withHistory(db, found);
}

export async function countShopOrders(db: Executor, filter: ShopOrderFilter): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(orders).where(filtered(filter));
  return row?.rows ?? 0;
}

const isNamed = (name: string) => or(eq(orders.id, name), eq(orders.number, name));

/** Finds an order by its id or number. */
export async function findShopOrder(db: Executor, name: string): Promise<OrderRecord | null> {
  const found = await db.select().from(orders).where(isNamed(name));
  return (await withHistory(db, found))[0] ?? null;
}

/** Finds and locks an order by its id or number; locks its account's row first, as everywhere. */
export async function lockShopOrder(tx: Tx, name: string): Promise<StoredOrder | null> {
  const [found] = await tx.select({ accountId: orders.accountId }).from(orders).where(isNamed(name));
  if (!found) return null;
  await lockAccount(tx, found.accountId);
  const [order] = await tx.select().from(orders).where(isNamed(name)).for('update');
  return order ?? null;
}

/** Orders under their locks, by id. Their accounts are locked. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<Map<string, StoredOrder>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update');
  return new Map(found.map((order) => [order.id, order]));
}

/** Ids of the payment attempts of these orders, by order id. */
export async function listAttemptsOf(db: Executor, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: orders.id, attemptId: orders.attemptId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.flatMap(({ id, attemptId }) => (attemptId === null ? [] : [[id, attemptId] as const])));
}

export type ProblemWithOrder = { problem: StoredProblem; order: StoredOrder };

/** Reported problems with their orders, the oldest first. */
export async function listProblems(
  db: Executor,
  { isOpen, page, limit }: { isOpen: boolean; page: number; limit: number },
): Promise<{ items: ProblemWithOrder[]; total: number }> {
  const which = isOpen ? isNull(orderProblems.answeredAt) : isNotNull(orderProblems.answeredAt);
  const items = await db
    .select({ problem: orderProblems, order: orders })
    .from(orderProblems)
    .innerJoin(orders, eq(orders.id, orderProblems.orderId))
    .where(which)
    .orderBy(asc(orderProblems.reportedAt), asc(orderProblems.id))
    .limit(limit)
    .offset(page * limit);
  const [row] = await db.select({ rows: count() }).from(orderProblems).where(which);
  return { items, total: row?.rows ?? 0 };
}

/** The order that a problem is about, locked; null when there is no such problem. */
export async function lockOrderOfProblem(tx: Tx, problemId: string): Promise<StoredOrder | null> {
  const [found] = await tx
    .select({ orderId: orderProblems.orderId })
    .from(orderProblems)
    .where(eq(orderProblems.id, problemId));
  return found ? lockShopOrder(tx, found.orderId) : null;
}

/** Stores an answer; null for an unknown problem. `isAnswered`: it had an answer already, and nothing is written. */
export async function answerProblemRow(
  tx: Tx,
  { id, ...answered }: { id: string; answer: string; answeredAt: Date; answeredBy: string },
): Promise<(ProblemWithOrder & { isAnswered: boolean }) | null> {
  const [locked] = await tx.select().from(orderProblems).where(eq(orderProblems.id, id)).for('update');
  if (!locked) return null;
  const isAnswered = locked.answeredAt !== null;
  const [problem] = isAnswered
    ? [locked]
    : await tx.update(orderProblems).set(answered).where(eq(orderProblems.id, id)).returning();
  const [order] = await tx.select().from(orders).where(eq(orders.id, locked.orderId));
  return { problem: problem!, order: order!, isAnswered };
}
