import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { kurus } from '../../../../domain/money/index.ts';
import {
  isPurchasable,
  type PriceByPurchaseType,
  type ProductSlug,
  type ProductType,
  type SubType,
} from '../../../../domain/product/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';
import { productPrices, products } from './catalog.tables.ts';

/** One box as it can be sold now. `stock` is what is left after live holds, in boxes. Prices in kuruş, VAT included. */
export type SaleProduct = {
  id: string;
  slug: ProductSlug;
  type: ProductType;
  subType: SubType;
  /** Pieces in the box. */
  size: number;
  name: Localized;
  price: PriceByPurchaseType;
  isPurchasable: boolean;
  isSuitableForSubscription: boolean;
  isSuitableForCharity: boolean;
  stock: number;
};

const repeated: ReadonlySet<ProductType> = new Set<ProductType>(['pad', 'pantyliner', 'tampon', 'heating-patch']);
const menstrualCare: ReadonlySet<ProductType> = new Set<ProductType>(['pad', 'pantyliner', 'tampon']);

/** Per product: boxes reserved by running payments. */
export const reservedBoxes = sql<number>`coalesce((select sum(h.boxes) from stock_holds h where h.product_id = products.id), 0)::int`;

const columns = {
  id: products.id,
  slug: products.slug,
  type: products.type,
  subType: products.subType,
  size: products.size,
  name: products.name,
  subscriptionKurus: products.subscriptionKurus,
  oneTimeKurus: products.oneTimeKurus,
  stock: products.stock,
  reserved: reservedBoxes,
};

type Row = Pick<
  typeof products.$inferSelect,
  'id' | 'slug' | 'type' | 'subType' | 'size' | 'name' | 'subscriptionKurus' | 'oneTimeKurus' | 'stock'
> & { reserved: number };

const toSaleProduct = (row: Row): SaleProduct => ({
  id: row.id,
  slug: row.slug,
  type: row.type,
  subType: row.subType,
  size: row.size,
  name: row.name,
  price: { subscription: kurus(row.subscriptionKurus), oneTimePurchase: kurus(row.oneTimeKurus) },
  isPurchasable: isPurchasable(row.type),
  isSuitableForSubscription: repeated.has(row.type),
  isSuitableForCharity: menstrualCare.has(row.type),
  stock: Math.max(0, row.stock - row.reserved),
});

/** The products with these ids; an unknown id is absent. */
export async function findProducts(db: Executor, ids: readonly string[]): Promise<Map<string, SaleProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, toSaleProduct(row)]));
}

export async function listAllProducts(db: Executor): Promise<SaleProduct[]> {
  return (await db.select(columns).from(products)).map(toSaleProduct);
}

export type PriceRow = typeof productPrices.$inferSelect;

export const listPrices = (db: Executor): Promise<PriceRow[]> =>
  db.select().from(productPrices).orderBy(asc(productPrices.from));

type NewPrice = { productId: string; price: PriceByPurchaseType; now: Date };

/** Changes a product's price from `now` on and keeps the earlier one in the history. False: no such product. */
export async function changePrice(tx: Tx, { productId, price, now }: NewPrice): Promise<boolean> {
  const kurusValues = { oneTimeKurus: price.oneTimePurchase, subscriptionKurus: price.subscription };
  const changed = await tx
    .update(products)
    .set(kurusValues)
    .where(eq(products.id, productId))
    .returning({ id: products.id });
  if (changed.length === 0) return false;
  await tx
    .insert(productPrices)
    .values({ productId, from: now, ...kurusValues })
    .onConflictDoUpdate({ target: [productPrices.productId, productPrices.from], set: kurusValues });
  return true;
}

export async function hasProducts(db: Executor): Promise<boolean> {
  const [row] = await db.select({ rows: count() }).from(products);
  return row !== undefined && row.rows > 0;
}

/** Existing rows stay as they are. */
export async function insertProducts(
  tx: Tx,
  boxes: readonly (typeof products.$inferInsert)[],
  prices: readonly (typeof productPrices.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(products)
    .values([...boxes])
    .onConflictDoNothing();
  await tx
    .insert(productPrices)
    .values([...prices])
    .onConflictDoNothing();
}
