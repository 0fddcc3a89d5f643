import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The latest envelopes of the browser's error reporter, without a customer's secrets. */
export const exceptionReports = pgTable(
  'exception_reports',
  {
    id: text().primaryKey(),
    envelope: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    /** When it is forwarded next; null once the service has accepted it, or without a service. */
    nextAt: timestamp({ withTimezone: true }),
    tries: integer().notNull().default(0),
  },
  (table) => [index().on(table.receivedAt), index().on(table.nextAt)],
);
