import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often a caller used a limited operation in its current window. */
export const rateLimitWindows = pgTable(
  'rate_limit_windows',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.endsAt)],
);
