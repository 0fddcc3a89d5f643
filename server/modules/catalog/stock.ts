import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { msg } from '#words';
import { tellChange } from '../../platform/changes/changes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { shownStock } from './catalogue.ts';
import { products, stockHolds } from './tables.ts';

export type StockLine = { productId: string; boxes: number };
type StockHold = { holdId: string; lines: readonly StockLine[]; expiresAt: Date };
type Shortage = { _product: string; available: number };

/** 409: something in the cart has sold out. `data.products` says how many boxes of each are left. */
const outOfStock = (shortages: Shortage[]): ApiError =>
  new ApiError(409, 'OUT_OF_STOCK', msg`Sepetindeki bir ürün tükendi.`, { products: shortages });

function sumPerProduct(lines: readonly StockLine[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { productId, boxes } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + boxes);
  return wanted;
}

/** Locks products in the order of their ids, so that two carts never wait for each other. */
async function lockProducts(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

async function heldBoxes(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ productId: stockHolds.productId, boxes: sql<number>`sum(${stockHolds.boxes})::int` })
    .from(stockHolds)
    .where(inArray(stockHolds.productId, [...ids]))
    .groupBy(stockHolds.productId);
  return new Map(rows.map(({ productId, boxes }) => [productId, boxes]));
}

/**
 * Keeps boxes for a payment that is about to be asked for, all lines or none. A hold of the same id is replaced; one of
 * the same boxes only lasts longer, and waits for nobody. Throws OUT_OF_STOCK when a product has fewer boxes than asked
 * for after other live holds; an unknown product has 0.
 */
export async function holdStock(tx: Tx, { holdId, lines, expiresAt }: StockHold): Promise<void> {
  const wanted = sumPerProduct(lines);
  const ids = [...wanted.keys()];
  if (ids.length === 0) return;
  const own = eq(stockHolds.holdId, holdId);
  const before = await tx.select().from(stockHolds).where(own).for('update');
  if (before.length === wanted.size && before.every(({ productId, boxes }) => wanted.get(productId) === boxes)) {
    await tx.update(stockHolds).set({ expiresAt }).where(own);
    return;
  }
  const inWarehouse = await lockProducts(tx, ids);
  if (before.length > 0) await tx.delete(stockHolds).where(own);
  const held = await heldBoxes(tx, ids);
  const shortages = [...wanted].flatMap(([productId, boxes]): Shortage[] => {
    const available = Math.max(0, (inWarehouse.get(productId) ?? 0) - (held.get(productId) ?? 0));
    return boxes > available ? [{ _product: productId, available }] : [];
  });
  if (shortages.length > 0) throw outOfStock(shortages);
  await tx
    .insert(stockHolds)
    .values([...wanted].map(([productId, boxes]) => ({ holdId, productId, boxes, expiresAt })));
}

/** Gives a hold's boxes back to the shelf. A hold that is gone already is no error. */
export async function releaseStock(tx: Tx, holdId: string): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.holdId, holdId));
}

/**
 * Turns a hold into a sale: its boxes leave the warehouse. Answers false, and changes nothing, when the hold is gone
 * (consumed before, released, or expired and swept): hold again, and give the money back when that throws.
 */
export async function consumeStock(tx: Tx, holdId: string): Promise<boolean> {
  const seen = await tx
    .select({ productId: stockHolds.productId })
    .from(stockHolds)
    .where(eq(stockHolds.holdId, holdId));
  await lockProducts(
    tx,
    seen.map(({ productId }) => productId),
  );
  const taken = await tx.delete(stockHolds).where(eq(stockHolds.holdId, holdId)).returning();
  for (const { productId, boxes } of taken) {
    const [product] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${boxes}` })
      .where(eq(products.id, productId))
      .returning({ stock: products.stock });
    if (product && product.stock < shownStock) await tellChange(tx, 'catalogue');
  }
  return taken.length > 0;
}

/** Sold boxes are back in the warehouse. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const back = sumPerProduct(lines);
  await lockProducts(tx, [...back.keys()]);
  for (const [productId, boxes] of back) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${boxes}` })
      .where(eq(products.id, productId));
  }
  if (back.size > 0) await tellChange(tx, 'catalogue');
}

/** Removes the holds whose time is over. A payment that still succeeds later finds its hold gone: see `consumeStock`. */
export async function releaseExpiredHolds(tx: Tx, now: Date): Promise<void> {
  await tx.delete(stockHolds).where(lte(stockHolds.expiresAt, now));
}
