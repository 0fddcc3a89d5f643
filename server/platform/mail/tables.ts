import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { lastMailKind } from './last-mail.ts';

/** The outbox: mail of committed transactions. */
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
    /** `refused`: by the recipient's server, for good; `failed`: tried too often. */
    status: text().$type<'pending' | 'sent' | 'failed' | 'refused'>().notNull(),
    attempts: integer().notNull(),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** For mailing lists only: the page that unsubscribes, also by a bare POST. */
    unsubscribeUrl: text(),
  },
  (table) => [
    index().on(table.status, table.nextAttemptAt),
    index().on(table.recipient),
    /** For the hourly deletion of texts: few rows match in a table of half a year. */
    index('outbox_mails_bodies_index')
      .on(table.status, table.nextAttemptAt)
      .where(sql`${table.textBody} <> ''`),
    index('outbox_mails_last_index')
      .on(table.status)
      .where(sql`${table.kind} = '${sql.raw(lastMailKind)}'`),
  ],
);

/** Conditions as in their partial indexes. */
export const hasBody = sql`${outboxMails.textBody} <> ''`;
export const isLastMail = sql`${outboxMails.kind} = '${sql.raw(lastMailKind)}'`;
