import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { isAddressOpen, type OrderStatus } from '../../../../domain/lifecycle/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import type { PurchaseType } from '../../../../domain/product/index.ts';
import type { PaidLine } from '../../../../domain/refund/index.ts';
import type { Db, Executor, Tx } from '../../../platform/database/database.ts';
import { withHistory } from './order-history.repository.ts';
import type { OrderRecord, OrderWithLines, StoredLine, StoredOrder } from './orders.types.ts';
import { type OrderAddress, orderLines, type OrderRefund, orders } from './orders.tables.ts';

/** Adds to the refunded units of a line. The order is locked. */
export async function addRefundedUnits(tx: Tx, lineId: string, units: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({ refundedUnits: sql`${orderLines.refundedUnits} + ${units}` })
    .where(eq(orderLines.id, lineId));
}

/** Sets the latest refund that an order shows. The order is locked. */
export async function showRefund(tx: Tx, orderId: string, refund: OrderRefund | null): Promise<void> {
  await tx.update(orders).set({ refund }).where(eq(orders.id, orderId));
}

/** Whether the account has ever paid for an order. */
export async function hasPurchased(db: Executor, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNotNull(orders.paidAt)))
    .limit(1);
  return rows.length > 0;
}

/** `hasPurchased` for frequent calls: its statement is prepared once. Not for use inside a transaction. */
export function prepareHasPurchased(db: Db): (accountId: string) => Promise<boolean> {
  const query = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, sql.placeholder('accountId')), isNotNull(orders.paidAt)))
    .limit(1)
    .prepare('has_purchased');
  return async (accountId) => (await query.execute({ accountId })).length > 0;
}

/** Orders with their lines, in the order given. Two queries, however many there are. */
async function withLines(db: Executor, found: readonly StoredOrder[]): Promise<OrderWithLines[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const linesOfOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return found.map((order) => ({ order, lines: linesOfOrder.get(order.id) ?? [] }));
}

/** The orders with these ids and their lines, in no particular order. */
export const findOrdersById = async (db: Executor, ids: readonly string[]): Promise<OrderWithLines[]> =>
  withLines(
    db,
    await db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids])),
  );

export const linesOf = (db: Executor, orderId: string): Promise<StoredLine[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/** A line in the form that domain/refund takes. */
export const toPaidLine = ({ quantity, refundedUnits, chargedKurus, balanceKurus }: StoredLine): PaidLine => ({
  quantity,
  refundedUnits,
  charged: kurus(chargedKurus),
  balance: kurus(balanceKurus),
});

/** The account's order with this id, or null; another account's is null too. */
export async function findOrder(db: Executor, accountId: string, id: string): Promise<OrderRecord | null> {
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.accountId, accountId)));
  return (await withHistory(db, found))[0] ?? null;
}

/** `findOrder` under a row lock, for a change that depends on the order's status. */
export async function lockOrder(tx: Tx, accountId: string, id: string): Promise<StoredOrder | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.accountId, accountId)))
    .for('update');
  return order ?? null;
}

type OrderFilter = { accountId: string; purchaseType?: PurchaseType | undefined };

const filtered = ({ accountId, purchaseType }: OrderFilter) =>
  and(eq(orders.accountId, accountId), purchaseType && eq(orders.purchaseType, purchaseType));

/** One page, the latest first. */
export async function listOrders(
  db: Executor,
  { page, limit, ...filter }: OrderFilter & { page: number; limit: number },
): Promise<OrderRecord[]> {
  const found = await db
    .select()
    .from(orders)
    .where(filtered(filter))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(page * limit);
  return withHistory(db, found);
}

export async function countOrders(db: Executor, filter: OrderFilter): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(orders).where(filtered(filter));
  return row?.rows ?? 0;
}

/** All delivered orders of the account except replacements, the latest delivery first. */
export async function listDelivered(db: Executor, accountId: string): Promise<OrderWithLines[]> {
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNotNull(orders.deliveredAt), isNull(orders.replacesOrderId)))
    .orderBy(desc(orders.deliveredAt), desc(orders.id));
  return withLines(db, found);
}

const undone: OrderStatus[] = ['CANCELLED', 'REJECTED', 'REFUNDED_FULLY'];

/** The part of an order's payment that belongs to its refunded units, in kuruş, counted like `refundShare`. */
const givenBack = sql`(
  select coalesce(sum(
    ${orderLines.chargedKurus}::bigint * ${orderLines.refundedUnits} / ${orderLines.quantity}
    + ${orderLines.balanceKurus}::bigint * ${orderLines.refundedUnits} / ${orderLines.quantity}
  ), 0) from ${orderLines} where ${orderLines.orderId} = ${orders.id}
)`;

/** Counts and sums of paid orders that were not undone, in kuruş. */
export async function sumOrders(db: Executor, accountId: string) {
  const counted = and(eq(orders.accountId, accountId), isNotNull(orders.paidAt), notInArray(orders.status, undone));
  const [sums] = await db
    .select({
      all: count(),
      delivered: sql<number>`count(${orders.deliveredAt})::int`,
      bySubscription: sql<number>`count(*) filter (where ${orders.purchaseType} = 'subscription')::int`,
      spentKurus: sql<number>`coalesce(sum(${orders.chargedKurus} + ${orders.balanceKurus} - ${givenBack}), 0)::int`,
      savedKurus: sql<number>`coalesce(sum(${orders.grossSubscriptionDiscountKurus} + ${orders.grossPromoDiscountKurus}), 0)::int`,
      firstAt: sql<string | null>`min(${orders.createdAt})`,
    })
    .from(orders)
    .where(counted);
  const [donated] = await db
    .select({ boxes: sql<number>`coalesce(sum(${orderLines.quantity} - ${orderLines.refundedUnits}), 0)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(counted, eq(orderLines.type, 'donation')));
  const { all = 0, delivered = 0, bySubscription = 0, spentKurus = 0, savedKurus = 0, firstAt = null } = sums ?? {};
  return {
    all,
    delivered,
    bySubscription,
    spentKurus,
    savedKurus,
    firstAt: firstAt === null ? null : new Date(firstAt),
    donations: donated?.boxes ?? 0,
  };
}

const underWay: OrderStatus[] = [
  'CREATED',
  'RECREATED',
  'PAID',
  'DUE_PAYMENT',
  'EDITED',
  'ON_PREPARATION',
  'ON_ITS_WAY',
  'NOT_DELIVERED',
];

const goesTo = (addressId: string) => sql`${orders.deliveryAddress} ->> '_address' = ${addressId}`;

/** The ids of the account's orders that are not delivered yet and go to this address, the oldest first. */
export async function listActiveOrdersTo(db: Executor, accountId: string, addressId: string): Promise<string[]> {
  const active: OrderStatus[] = [...underWay, 'ON_DELIVERY'];
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), inArray(orders.status, active), goesTo(addressId)))
    .orderBy(asc(orders.id));
  return found.map(({ id }) => id);
}

/** Ids of addresses of orders whose delivery address can still be changed. */
export async function listOpenAddresses(db: Executor, accountId: string): Promise<Set<string>> {
  const found = await db
    .selectDistinct({ addressId: sql<string>`${orders.deliveryAddress} ->> '_address'` })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), inArray(orders.status, underWay.filter(isAddressOpen))));
  return new Set(found.map(({ addressId }) => addressId));
}

/** The account and address of the order with this number, or null. For operators: not limited to an account. */
export async function findDestination(
  db: Executor,
  number: string,
): Promise<{ accountId: string; addressId: string } | null> {
  const [row] = await db
    .select({ accountId: orders.accountId, deliveryAddress: orders.deliveryAddress })
    .from(orders)
    .where(eq(orders.number, number));
  return row ? { accountId: row.accountId, addressId: row.deliveryAddress._address } : null;
}

/** Copies a changed address to open orders that go there. `tooLateOrderIds`: orders that can no longer be changed. */
export async function readdressOrders(
  tx: Tx,
  accountId: string,
  address: OrderAddress,
): Promise<{ orderIds: string[]; tooLateOrderIds: string[] }> {
  const found = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), inArray(orders.status, underWay), goesTo(address._address)))
    .orderBy(asc(orders.id))
    .for('update');
  const orderIds = found.filter(({ status }) => isAddressOpen(status)).map(({ id }) => id);
  if (orderIds.length > 0) {
    await tx.update(orders).set({ deliveryAddress: address }).where(inArray(orders.id, orderIds));
  }
  return { orderIds, tooLateOrderIds: found.filter(({ status }) => !isAddressOpen(status)).map(({ id }) => id) };
}

/** Ids of the payment attempts of this account's orders. */
export async function listOrderAttempts(db: Executor, accountId: string): Promise<string[]> {
  const rows = await db.select({ attemptId: orders.attemptId }).from(orders).where(eq(orders.accountId, accountId));
  return rows.flatMap(({ attemptId }) => attemptId ?? []);
}

/** The payment attempt of an order of this account; null for an order without one. */
export async function findOrderAttempt(db: Executor, accountId: string, orderId: string): Promise<string | null> {
  const [order] = await db
    .select({ attemptId: orders.attemptId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)));
  return order?.attemptId ?? null;
}

/** The latest delivery of a subscription of this account; null before the first. */
export async function findLatestOrderOf(
  db: Executor,
  accountId: string,
  subscriptionId: string,
): Promise<StoredOrder | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.subscriptionId, subscriptionId), eq(orders.accountId, accountId)))
    .orderBy(desc(orders.cycle))
    .limit(1);
  return order ?? null;
}
