import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Uses of a limited operation by a caller in the current window. */
export const rateLimitWindows = pgTable(
  'rate_limit_windows',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.endsAt)],
);
