import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The latest envelopes of the browser's error reporter, as they came. */
export const exceptionReports = pgTable(
  'exception_reports',
  {
    id: text().primaryKey(),
    envelope: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.receivedAt)],
);
