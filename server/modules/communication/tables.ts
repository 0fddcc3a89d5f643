import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

export type NewsletterState = 'pending' | 'subscribed' | 'unsubscribed';

/** One row per e-mail address that ever asked for the newsletter. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** Lower case. */
  email: text().primaryKey(),
  id: text().notNull().unique(),
  state: text().$type<NewsletterState>().notNull(),
  language: text().$type<'tr' | 'en'>().notNull(),
  source: text(),
  campaign: text(),
  /** Requested by a promotional form: the subscriber gets a promo code after confirming. */
  isPromotional: boolean().notNull(),
  textVersion: text().notNull(),
  requestedAt: instant().notNull(),
  /** When the last confirmation mail was written. */
  mailedAt: instant().notNull(),
  confirmedAt: instant(),
  unsubscribedAt: instant(),
});

/** Proof of each consent or withdrawal: when, and beside which text. Rows are only added. */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: text().primaryKey(),
    /** The account's id, or the e-mail address of a guest. */
    subject: text().notNull(),
    channel: text().$type<'email' | 'sms' | 'call'>().notNull(),
    isAllowed: boolean().notNull(),
    textVersion: text().notNull(),
    ip: text().notNull(),
    recordedAt: instant().notNull(),
  },
  (table) => [index().on(table.subject, table.channel, table.recordedAt)],
);
