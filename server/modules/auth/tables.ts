import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../platform/request/request-context.ts';

export type ProviderName = 'google' | 'apple';

const instant = () => timestamp({ withTimezone: true });

export const credentials = pgTable('credentials', {
  accountId: text().primaryKey(),
  accountType: text().$type<'normal' | 'charity'>().notNull(),
  /** argon2id in PHC form; null for an account that was opened with Google or Apple. */
  passwordHash: text(),
  /** A token of an older epoch is no longer a session. */
  sessionEpoch: integer().notNull(),
  /** Somebody proved to read this mailbox: by a reset link, or through an identity provider. */
  isEmailProven: boolean().notNull(),
  lastSuccessfulLogin: instant(),
});

export const externalIdentities = pgTable(
  'external_identities',
  {
    provider: text().$type<ProviderName>().notNull(),
    subject: text().notNull(),
    accountId: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index().on(table.accountId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    /** sha256 of the token in the link, base64url. */
    tokenHash: text().primaryKey(),
    accountId: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.accountId)],
);

/** Addresses whose owner asked for a reset link; written for unknown ones too, and taken out by a job. */
export const resetRequests = pgTable('reset_requests', {
  id: text().primaryKey(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
});

/** Sessions that were ended before their time; a row is needless once `expiresAt` has passed. */
export const endedSessions = pgTable(
  'ended_sessions',
  { sessionId: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);
