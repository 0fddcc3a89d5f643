import { eq, or } from 'drizzle-orm';
import { announceChange } from '../../../platform/changes/changes.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';
import { inCatalogueOrder, reservedBoxes } from '../products/index.ts';
import { products } from '../products/catalog.tables.ts';

/** Boxes of one product: in the warehouse, those of them on hold for running payments, and those left to sell. */
export type StockRow = { id: string; slug: string; name: Localized; inWarehouse: number; onHold: number; left: number };

/** The new stock would be below the number of boxes on hold. */
export class StockTooLow extends Error {
  override name = 'StockTooLow';
  readonly least: number;
  constructor(least: number) {
    super(`At least ${least} boxes are on hold.`);
    this.least = least;
  }
}

const columns = {
  id: products.id,
  slug: products.slug,
  type: products.type,
  subType: products.subType,
  size: products.size,
  name: products.name,
  inWarehouse: products.stock,
  onHold: reservedBoxes,
};

const toRow = ({ id, slug, name, inWarehouse, onHold }: Omit<StockRow, 'left'>): StockRow => ({
  id,
  slug,
  name,
  inWarehouse,
  onHold,
  left: inWarehouse - onHold,
});

export async function listStock(db: Executor): Promise<StockRow[]> {
  return inCatalogueOrder(await db.select(columns).from(products)).map(toRow);
}

/** Sets or adds boxes under the product's lock. Null when there is no such product; throws StockTooLow. */
export async function changeStock(
  tx: Tx,
  wanted: { product: string; how: 'add' | 'set'; boxes: number },
): Promise<{ before: StockRow; after: StockRow } | null> {
  const isIt = or(eq(products.id, wanted.product), eq(products.slug, wanted.product as never));
  const [locked] = await tx.select({ id: products.id }).from(products).where(isIt).for('update');
  if (!locked) return null;
  const [found] = await tx.select(columns).from(products).where(eq(products.id, locked.id));
  const before = toRow(found!);
  const inWarehouse = wanted.how === 'set' ? wanted.boxes : before.inWarehouse + wanted.boxes;
  if (inWarehouse < before.onHold) throw new StockTooLow(before.onHold);
  await tx.update(products).set({ stock: inWarehouse }).where(eq(products.id, locked.id));
  await announceChange(tx, 'catalogue');
  return { before, after: toRow({ ...before, inWarehouse }) };
}
