import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ProductSlug, ProductType, SubType } from '../../../../domain/product/index.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';

const instant = () => timestamp({ withTimezone: true });

/** One row per box: a type, a sub-type and a size. Prices in kuruş, VAT included. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    slug: text().$type<ProductSlug>().notNull().unique(),
    type: text().$type<ProductType>().notNull(),
    subType: text().$type<SubType>().notNull(),
    size: integer().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    subscriptionKurus: integer().notNull(),
    oneTimeKurus: integer().notNull(),
    /** Boxes in the warehouse, those on hold included. */
    stock: integer().notNull(),
  },
  (table) => [check('products_stock_not_negative', sql`${table.stock} >= 0`)],
);

/** Every list price and when it came into force: the struck-through price is the lowest of 30 days. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: text()
      .notNull()
      .references(() => products.id),
    from: instant().notNull(),
    oneTimeKurus: integer().notNull(),
    subscriptionKurus: integer().notNull(),
    /** Set for announced prices: it is the product's price from `from` on, put into force at `inForceAt`. */
    announcedAt: instant(),
    inForceAt: instant(),
    /** When the subscribers whose deliveries it makes dearer were mailed. */
    mailedAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.productId, table.from] })],
);

/** Boxes reserved for a running payment. Every row counts; the sweep deletes expired ones. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    holdId: text().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id),
    boxes: integer().notNull(),
    /** Reserved by an account that has never paid for an order. */
    isFirstPurchase: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holdId, table.productId] }),
    index().on(table.productId),
    index().on(table.expiresAt),
  ],
);
