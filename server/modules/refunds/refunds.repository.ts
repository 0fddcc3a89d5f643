import { and, asc, count, desc, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { findOrdersById, findShopOrder } from '../orders/index.ts';
import type { RefundRecord, StoredRefund } from './refunds.types.ts';
import { refundLines, refundMoves, refundPictures, refunds } from './tables.ts';

/** Refunds with what belongs to them, in the order given. Four queries, however many there are. */
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

/** The latest of an order that the customer has not taken back. */
export async function findLatest(db: Executor, orderId: string): Promise<StoredRefund | null> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'WITHDRAWN')))
    .orderBy(...newestFirst)
    .limit(1);
  return refund ?? null;
}

/** Whether the bank is still at work on one of these captured lines. */
export async function hasOpenMoves(db: Executor, transactionIds: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: refundMoves.id })
    .from(refundMoves)
    .where(and(inArray(refundMoves.transactionId, [...transactionIds]), eq(refundMoves.state, 'open')))
    .limit(1);
  return found.length > 0;
}

/** Which refunds operations look for. `unpaid`: accepted, and the bank has not confirmed all of it. */
export type ShopRefundFilter = 'open' | 'unpaid' | 'answered';

const filtered = (filter: ShopRefundFilter) => {
  if (filter === 'open') return eq(refunds.state, 'REFUND_REQUESTED');
  if (filter === 'answered') return notInArray(refunds.state, ['REFUND_REQUESTED', 'WITHDRAWN']);
  return and(inArray(refunds.state, ['REFUNDED_PARTIALLY', 'REFUNDED_FULLY']), isNull(refunds.endedAt));
};

/** One page, the oldest first: what has waited longest is answered first. */
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

/** By its id, or the number of its order: then the latest. */
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
