import { asc, eq, inArray, lte, type SQLWrapper, sql } from 'drizzle-orm';
import { bulkInsert, bulkUpdate } from '../../../platform/database/bulk.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { products, stockHolds } from '../products/catalog.tables.ts';

export type StockHoldRow = typeof stockHolds.$inferSelect;
/** Boxes of one product that all running payments reserve. */
export type Reserved = { boxes: number; byFirstPurchases: number };

/** Locks products in the order of their ids, so that two carts never deadlock. Answers the stock of each. */
export async function lockProducts(tx: Tx, wanted: readonly string[] | SQLWrapper): Promise<Map<string, number>> {
  if (Array.isArray(wanted) && wanted.length === 0) return new Map();
  const rows = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, Array.isArray(wanted) ? [...wanted] : wanted))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

const isOf = (holdIds: readonly string[]) => inArray(stockHolds.holdId, [...holdIds]);

/** `lockProducts` for the products of these holds. */
export const lockProductsOf = (tx: Tx, holdIds: readonly string[]): Promise<Map<string, number>> =>
  lockProducts(tx, tx.select({ id: stockHolds.productId }).from(stockHolds).where(isOf(holdIds)));

export async function sumReserved(tx: Tx, productIds: readonly string[]): Promise<Map<string, Reserved>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select({
      productId: stockHolds.productId,
      boxes: sql<number>`sum(${stockHolds.boxes})::int`,
      byFirstPurchases: sql<number>`coalesce(sum(${stockHolds.boxes}) filter (where ${stockHolds.isFirstPurchase}), 0)::int`,
    })
    .from(stockHolds)
    .where(inArray(stockHolds.productId, [...productIds]))
    .groupBy(stockHolds.productId);
  return new Map(rows.map(({ productId, ...reserved }) => [productId, reserved]));
}

export const lockHolds = (tx: Tx, holdIds: readonly string[]): Promise<StockHoldRow[]> =>
  tx.select().from(stockHolds).where(isOf(holdIds)).orderBy(asc(stockHolds.holdId)).for('update');

export const insertHolds = (tx: Tx, lines: readonly StockHoldRow[]): Promise<void> => bulkInsert(tx, stockHolds, lines);

/** Sets a new `expiresAt` on each hold. */
export const extendHolds = (tx: Tx, holds: readonly Pick<StockHoldRow, 'holdId' | 'expiresAt'>[]): Promise<void> =>
  bulkUpdate(tx, stockHolds, ['holdId'], holds);

/** Releases holds: their boxes can be sold again. A missing hold is no error. */
export async function releaseStocks(tx: Tx, holdIds: readonly string[]): Promise<void> {
  if (holdIds.length > 0) await tx.delete(stockHolds).where(isOf(holdIds));
}

/** Deletes expired holds. A payment that still succeeds later finds its hold missing: see `consumeStock`. */
export async function releaseExpiredHolds(tx: Tx, now: Date): Promise<void> {
  await tx.delete(stockHolds).where(lte(stockHolds.expiresAt, now));
}

/** Deletes holds and answers their rows. */
export const takeHolds = (tx: Tx, holdIds: readonly string[]): Promise<StockHoldRow[]> =>
  tx.delete(stockHolds).where(isOf(holdIds)).returning();

/** Subtracts sold boxes from the stock of locked products. Answers what is left of each. */
export async function takeFromWarehouse(tx: Tx, boxesOf: ReadonlyMap<string, number>): Promise<number[]> {
  const sold = JSON.stringify([...boxesOf].map(([id, boxes]) => ({ id, boxes })));
  const { rows } = await tx.execute(sql`update ${products} set stock = ${products.stock} - sold.boxes
    from json_to_recordset(${sold}::json) as sold(id text, boxes integer) where ${products.id} = sold.id
    returning ${products.stock} as stock`);
  return rows.map(({ stock }) => Number(stock));
}

/** Adds boxes to the stock of locked products. */
export async function addToWarehouse(tx: Tx, boxesOf: ReadonlyMap<string, number>): Promise<void> {
  for (const [productId, boxes] of boxesOf) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${boxes}` })
      .where(eq(products.id, productId));
  }
}
