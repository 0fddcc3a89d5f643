import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../platform/request/request-context.ts';
import type { Device } from './device.ts';

export type ProviderName = 'google' | 'apple';

const instant = () => timestamp({ withTimezone: true });

export const credentials = pgTable('credentials', {
  accountId: text().primaryKey(),
  accountType: text().$type<'normal' | 'charity'>().notNull(),
  /** argon2id in PHC form; null for an account that was opened with Google or Apple. */
  passwordHash: text(),
  /** A token of an older epoch is no longer valid. */
  sessionEpoch: integer().notNull(),
  /** This mailbox was proven to be read: by a reset link, or through an identity provider. */
  isEmailProven: boolean().notNull(),
  lastSuccessfulLogin: instant(),
  /** Read only by the release before migration 0038, which moved it to `accounts`: drop it with the next migration. */
  lockedAt: instant(),
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

/** Requests for a reset link; written for unknown addresses too, and removed by a job. */
export const resetRequests = pgTable('reset_requests', {
  id: text().primaryKey(),
  email: text().notNull(),
  language: text().$type<Language>().notNull(),
});

/** Codes for signing in without a password; asked for also for addresses without an account, which get no code. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** sha256 of the secret in the cookie of the browser that asked, base64url. */
    challengeHash: text().primaryKey(),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Path to open after signing in, as the requesting browser gave it. */
    redirectPath: text(),
    /** argon2id in PHC form: six digits are too few for a plain hash. Null until it is mailed. */
    codeHash: text(),
    tries: integer().notNull(),
    /** True until a job has checked whether there is an account to mail. */
    isWaiting: boolean().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.email), index().on(table.expiresAt)],
);

/** Sessions, as their owner sees them. A token is valid only if `credentials` and `endedSessions` allow it too. */
export const sessions = pgTable(
  'sessions',
  {
    /** `jti` of the token. */
    id: text().primaryKey(),
    accountId: text().notNull(),
    /** The session epoch in which it is valid; overrides the one in the token. */
    epoch: integer().notNull(),
    browser: text().$type<Device['browser']>(),
    system: text().$type<Device['system']>(),
    startedAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);

/** Sessions that were ended before their expiry; a row is unnecessary once `expiresAt` has passed. */
export const endedSessions = pgTable(
  'ended_sessions',
  { sessionId: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);
