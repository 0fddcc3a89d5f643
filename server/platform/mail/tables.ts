import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mail that was promised by a committed transaction. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text().$type<'tr' | 'en'>().notNull(),
    subject: text().notNull(),
    textBody: text().notNull(),
    htmlBody: text().notNull(),
    status: text().$type<'pending' | 'sent' | 'failed'>().notNull(),
    attempts: integer().notNull(),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.status, table.nextAttemptAt), index().on(table.recipient)],
);
