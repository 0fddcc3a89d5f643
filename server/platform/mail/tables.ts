import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { lastMailKind } from './last-mail.ts';

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
    /** `refused`: for good, at the door of the recipient; `failed`: tried too often. */
    status: text().$type<'pending' | 'sent' | 'failed' | 'refused'>().notNull(),
    attempts: integer().notNull(),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** Of what is written to a list: the page that ends it, by a POST alone too. */
    unsubscribeUrl: text(),
  },
  (table) => [
    index().on(table.status, table.nextAttemptAt),
    index().on(table.recipient),
    /** What is forgotten every hour is little of a table that keeps half a year. */
    index('outbox_mails_bodies_index')
      .on(table.status, table.nextAttemptAt)
      .where(sql`${table.textBody} <> ''`),
    index('outbox_mails_last_index')
      .on(table.status)
      .where(sql`${table.kind} = '${sql.raw(lastMailKind)}'`),
  ],
);

/** Conditions as their indexes have them. */
export const hasBody = sql`${outboxMails.textBody} <> ''`;
export const isLastMail = sql`${outboxMails.kind} = '${sql.raw(lastMailKind)}'`;
