import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per idempotency key: a hash of the request, and the answer. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** null while the first request is still being served. */
    statusCode: integer(),
    response: jsonb(),
    /** The account whose data is in the response, where the scope does not end with the account. */
    accountId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
);
