import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The latest envelopes of the browser's error reporter, without a customer's secrets. */
export const exceptionReports = pgTable(
  'exception_reports',
  {
    id: text().primaryKey(),
    envelope: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.receivedAt)],
);
