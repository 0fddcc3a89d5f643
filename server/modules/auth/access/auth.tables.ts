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
  /** A token of an older epoch is no longer a session. */
  sessionEpoch: integer().notNull(),
  /** This mailbox was proven to be read: by a reset link, or through an identity provider. */
  isEmailProven: boolean().notNull(),
  lastSuccessfulLogin: instant(),
  /** Read by the release before migration 0038 alone, which moved it to `accounts`: drop it with the next one. */
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

/** Addresses whose owner asked for a reset link; written for unknown ones too, and taken out by a job. */
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
    /** Where the browser that asked wanted to go. */
    redirectPath: text(),
    /** argon2id in PHC form: six digits are too few for a plain hash. Null until it is mailed. */
    codeHash: text(),
    tries: integer().notNull(),
    /** A job has not yet looked at whether there is an account to mail. */
    isWaiting: boolean().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.email), index().on(table.expiresAt)],
);

/** Where an account is signed in, for its owner to look at. Whether a token counts, `credentials` and `endedSessions` say. */
export const sessions = pgTable(
  'sessions',
  {
    /** `jti` of the token. */
    id: text().primaryKey(),
    accountId: text().notNull(),
    /** The account's session epoch in which it is open; overrides the one in the token. */
    epoch: integer().notNull(),
    browser: text().$type<Device['browser']>(),
    system: text().$type<Device['system']>(),
    startedAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);

/** Sessions that were ended before their time; a row is needless once `expiresAt` has passed. */
export const endedSessions = pgTable(
  'ended_sessions',
  { sessionId: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index().on(table.expiresAt)],
);
