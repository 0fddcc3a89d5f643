import { and, asc, count, desc, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { findOrdersById, findShopOrder } from '../../orders/index.ts';
import type { RefundRecord, StoredRefund } from './refunds.types.ts';
import { refundLines, refundPictures, refunds } from './refunds.tables.ts';

/** Loads the refunds' orders, lines and pictures; keeps the given order. Always four queries. */
export async function withRest(db: Executor, found: readonly StoredRefund[]): Promise<RefundRecord[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const of = await findOrdersById(db, [...new Set(found.map(({ orderId }) => orderId))]);
  const asked = await db
    .select()
    .from(refundLines)
    .where(inArray(refundLines.refundId, ids))
    .orderBy(asc(refundLines.position));
  const pictures = await db
    .select({ id: refundPictures.id, refundId: refundPictures.refundId })
    .from(refundPictures)
    .where(inArray(refundPictures.refundId, ids))
    .orderBy(asc(refundPictures.id));
  return found.map((refund) => {
    const { order, lines } = of.find((one) => one.order.id === refund.orderId)!;
    return {
      refund,
      order,
      lines: asked
        .filter(({ refundId }) => refundId === refund.id)
        .map((one) => ({ asked: one, line: lines.find(({ id }) => id === one.orderLineId)! })),
      pictureIds: pictures.flatMap(({ id, refundId }) => (refundId === refund.id ? [id] : [])),
    };
  });
}

export async function findRefund(db: Executor, id: string): Promise<RefundRecord | null> {
  return (await withRest(db, await db.select().from(refunds).where(eq(refunds.id, id))))[0] ?? null;
}

const newestFirst = [desc(refunds.askedAt), desc(refunds.id)] as const;

/** The latest refund of an order that was not withdrawn. */
export async function findLatest(db: Executor, orderId: string): Promise<StoredRefund | null> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'WITHDRAWN')))
    .orderBy(...newestFirst)
    .limit(1);
  return refund ?? null;
}

/** Filter of operations' list. `unpaid`: accepted, and the bank has not confirmed all of it. */
export type ShopRefundFilter = 'open' | 'unpaid' | 'answered';

const filtered = (filter: ShopRefundFilter) => {
  if (filter === 'open') return eq(refunds.state, 'REFUND_REQUESTED');
  if (filter === 'answered') return notInArray(refunds.state, ['REFUND_REQUESTED', 'WITHDRAWN']);
  return and(inArray(refunds.state, ['REFUNDED_PARTIALLY', 'REFUNDED_FULLY']), isNull(refunds.endedAt));
};

/** One page, the oldest first, so that the longest waiting are answered first. */
export async function listShopRefunds(
  db: Executor,
  { filter, page, limit }: { filter: ShopRefundFilter; page: number; limit: number },
): Promise<{ items: RefundRecord[]; total: number }> {
  const found = await db
    .select()
    .from(refunds)
    .where(filtered(filter))
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
    .limit(limit)
    .offset(page * limit);
  const [row] = await db.select({ rows: count() }).from(refunds).where(filtered(filter));
  return { items: await withRest(db, found), total: row?.rows ?? 0 };
}

/** The refund with this id, or the latest of the order with this number. */
export async function findShopRefund(db: Executor, name: string): Promise<StoredRefund | null> {
  const [byId] = await db.select().from(refunds).where(eq(refunds.id, name));
  if (byId) return byId;
  const found = await findShopOrder(db, name);
  return found ? findLatest(db, found.order.id) : null;
}

export async function updateRefund(
  tx: Tx,
  id: string,
  change: Partial<typeof refunds.$inferInsert>,
): Promise<StoredRefund> {
  const [updated] = await tx.update(refunds).set(change).where(eq(refunds.id, id)).returning();
  return updated!;
}

export async function insertRefund(
  tx: Tx,
  refund: typeof refunds.$inferInsert,
  lines: readonly Omit<typeof refundLines.$inferInsert, 'refundId' | 'position'>[],
): Promise<void> {
  await tx.insert(refunds).values(refund);
  await tx.insert(refundLines).values(lines.map((line, position) => ({ ...line, refundId: refund.id, position })));
}

export async function updateRefundLine(
  tx: Tx,
  { refundId, orderLineId }: { refundId: string; orderLineId: string },
  change: Partial<typeof refundLines.$inferInsert>,
): Promise<void> {
  await tx
    .update(refundLines)
    .set(change)
    .where(and(eq(refundLines.refundId, refundId), eq(refundLines.orderLineId, orderLineId)));
}

/** The account and the order of a refund. */
export async function findRefundOwner(
  db: Executor,
  id: string,
): Promise<Pick<StoredRefund, 'accountId' | 'orderId'> | null> {
  const [asked] = await db
    .select({ accountId: refunds.accountId, orderId: refunds.orderId })
    .from(refunds)
    .where(eq(refunds.id, id));
  return asked ?? null;
}

/** Orders with an accepted refund whose money is not completely returned. */
export async function listUnpaidOrders(db: Executor, accountId: string): Promise<string[]> {
  const isAccepted = and(isNull(refunds.endedAt), ne(refunds.state, 'REFUND_REQUESTED'));
  const found = await db
    .selectDistinct({ orderId: refunds.orderId })
    .from(refunds)
    .where(and(eq(refunds.accountId, accountId), isAccepted))
    .orderBy(asc(refunds.orderId));
  return found.map(({ orderId }) => orderId);
}

/** All refunds of an account, the oldest first. */
export const listRefundsOf = async (db: Executor, accountId: string): Promise<RefundRecord[]> =>
  withRest(
    db,
    await db
      .select()
      .from(refunds)
      .where(eq(refunds.accountId, accountId))
      .orderBy(asc(refunds.askedAt), asc(refunds.id)),
  );

/** Erases the customer's notes and the texts of the answers. */
export async function eraseNotes(tx: Tx, accountId: string): Promise<void> {
  await tx.update(refunds).set({ note: null, answerNote: null }).where(eq(refunds.accountId, accountId));
}
