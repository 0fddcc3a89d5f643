import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { operations } from '../../../../openapi/types/account.d.ts';
import type { AccountType } from '../../../platform/auth-guard/auth-guard.ts';
import type { Language } from '../../../platform/request/request-context.ts';

export type AccountTag = 'STUDENT';
export type Corporation = NonNullable<
  operations['updateCorporationProfile']['requestBody']
>['content']['application/json'];
export type BalanceReason = 'FAMILY_CODE' | 'COUPON' | 'REFUND' | 'SPENT' | 'SPENT_RETURNED' | 'CORRECTION';

const instant = () => timestamp({ withTimezone: true });

export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    accountType: text().$type<AccountType>().notNull(),
    /** Lower case; null once the account is deleted. */
    email: text(),
    /** Null until they are known: see `nameAccount`. */
    firstName: text(),
    lastName: text(),
    phoneDialCode: text(),
    phoneNumber: text(),
    dateOfBirth: date({ mode: 'string' }),
    tags: jsonb().$type<AccountTag[]>().notNull(),
    balanceKurus: integer().notNull(),
    defaultPromoCode: text(),
    /** Language of the mail that the account gets. */
    language: text().$type<Language>().notNull(),
    /** Registration asks for the name alone; the rest comes with the corporation profile. */
    corporation: jsonb().$type<Pick<Corporation, 'corporationName'> & Partial<Corporation>>(),
    membershipAgreementAt: instant().notNull(),
    /** When the KVKK notice was shown; a notice is read, not consented to. */
    privacyNoticeAt: instant().notNull(),
    emailConsentAt: instant(),
    smsConsentAt: instant(),
    callConsentAt: instant(),
    /** Part of the link that ends marketing by e-mail without signing in; made with the first mail that needs it. */
    unsubscribeSecret: text(),
    version: integer().notNull(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
    /** Null unless locked. A locked account allows neither sign-in nor mailed links. */
    lockedAt: instant(),
  },
  (table) => [
    uniqueIndex('accounts_email_unique').on(table.email),
    uniqueIndex('accounts_phone_unique').on(table.phoneDialCode, table.phoneNumber),
  ],
);

/** The latest requested e-mail change of an account, to be confirmed by the link in the mail to `email`. */
export const emailChanges = pgTable('email_changes', {
  accountId: text().primaryKey(),
  /** `jti` of the link that confirms it: an earlier link of the account is superseded. */
  linkId: text().notNull(),
  /** Lower case. */
  email: text().notNull(),
  /** The account's epoch at the request. A risen epoch voids the change: its owner may have ended the sessions. */
  sessionEpoch: integer().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});

/** Why customers close accounts. No account id and no time of day: either could identify a person. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    id: text().primaryKey(),
    /** A calendar day in Istanbul. */
    day: date({ mode: 'string' }).notNull(),
    /** One of `leavingReasons`. */
    reasonId: text().notNull(),
    note: text(),
  },
  (table) => [index().on(table.day)],
);

export const balanceMovements = pgTable(
  'balance_movements',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id),
    reason: text().$type<BalanceReason>().notNull(),
    amountKurus: integer().notNull(),
    orderId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.accountId, table.createdAt)],
);
