import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    /** First name and initial; null when the reviewer wished to stay unnamed. */
    displayName: text(),
    /** An operator has read it and published it. */
    isPublished: boolean().notNull(),
    /** When operations decided; null until then. */
    readAt: instant(),
    /** The shop's public reply. */
    reply: text(),
    privacyNoticeAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt), index().on(table.accountId)],
);

/** One row per reviewed product type. Each pair of order and product type is reviewed once. */
export const reviewItems = pgTable(
  'review_items',
  {
    reviewId: text()
      .notNull()
      .references(() => reviews.id),
    position: integer().notNull(),
    productTypeId: text().notNull(),
    orderId: text().notNull(),
    point: integer().notNull(),
    content: text(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.position] }),
    uniqueIndex('review_items_order_unique').on(table.orderId, table.productTypeId),
    index().on(table.productTypeId),
  ],
);
