import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CalendarDay } from '../../../../domain/calendar/index.ts';
import {
  ATTEMPT_STATES,
  type AttemptKind,
  type AttemptState,
  HOLDER_KINDS,
  isAttemptOpen,
} from '../../../../domain/payment/index.ts';
import type { Capture, ChallengeCallback, ChallengePage, PaymentLine, PaymentQuery } from '../../payments/index.ts';
import { type AttemptEnd, type AttemptMethod, type AttemptResult, nowhere } from './attempts.columns.ts';

/** SQL literals: the condition of an index takes no parameters. */
const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const instant = () => timestamp({ withTimezone: true });

/**
 * One row per try to move money, written before the bank is asked.
 * The agreed amount, lines and payload never change; the other columns record the progress.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: text().primaryKey(),
    /** Selects the `AttemptHooks` that fulfil it. */
    kind: text().$type<AttemptKind>().notNull(),
    accountId: text().notNull(),
    /** The Idempotency-Key it was made with. */
    key: text(),
    /** Its reference at the bank, where that is not its id: see `referenceOf`. */
    reference: text(),
    state: text().$type<AttemptState>().notNull(),
    method: text().$type<AttemptMethod>().notNull(),
    purpose: text().$type<PaymentQuery['purpose']>().notNull(),
    amountKurus: integer().notNull(),
    lines: jsonb().$type<PaymentLine[]>().notNull(),
    /** The kind's own data, fixed at creation: addresses, lines, prices. Never card data. */
    payload: jsonb().notNull(),
    language: text().$type<'tr' | 'en'>().notNull(),
    ip: text().notNull(),
    /** The visit that gets the outcome as an analytics event; null without one, and once the attempt has ended. */
    receiverId: text(),

    /** Unguessable part of the address that the bank's page posts to. */
    callbackId: text().notNull(),
    /** The first verified callback; later ones change nothing. */
    callback: jsonb().$type<ChallengeCallback>(),
    /** When something was first posted to that address, verified or not. */
    callbackAt: instant(),
    paymentId: text(),
    page: jsonb().$type<ChallengePage>(),
    /** When the bank was asked to open the challenge. */
    startAskedAt: instant(),
    /** When the bank was last asked to take the money. Null: no money can have moved. */
    moneyAskedAt: instant(),
    timesMoneyAsked: integer().notNull(),
    abandonAskedAt: instant(),
    capture: jsonb().$type<Capture>(),
    /** Captured but not fulfillable: to be refunded. Blocks no other attempt. */
    isRefunding: boolean().notNull(),
    end: jsonb().$type<AttemptEnd>(),
    result: jsonb().$type<AttemptResult>(),

    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** When the customer confirmed that they had seen how it ended. */
    acknowledgedAt: instant(),
    /** When the customer was first shown that it is open without a bank page to continue on. */
    doubtShownAt: instant(),
    /** When the customer is notified that nothing was charged; null when they need not be (any more). */
    notifyAt: instant(),
    /** When the bank was last asked for its outcome. */
    lookedUpAt: instant(),
    /** When its outcome had been unknown for too long: from then on it blocks no other attempt. */
    yieldedAt: instant(),
    /** When a newer payment took its place: its reservations are released, and a late capture is refunded. */
    overtakenAt: instant(),
    /** When the reconciler checks it next; null when no check is left. */
    nextCheckAt: instant(),
    checks: integer().notNull(),
    /** Only the process with the lease calls the bank; the row lock is never kept over a call. */
    leaseToken: text(),
    leaseUntil: instant(),
  },
  (table) => [
    uniqueIndex('payment_attempts_callback_unique').on(table.callbackId),
    /** An account has one open attempt at most, renewals apart. */
    uniqueIndex('payment_attempts_open_account_unique')
      .on(table.accountId)
      .where(
        sql`${table.state} in (${listed(ATTEMPT_STATES.filter(isAttemptOpen))}) and ${table.kind} in (${listed(HOLDER_KINDS)}) and not ${table.isRefunding} and ${table.yieldedAt} is null`,
      ),
    uniqueIndex('payment_attempts_key_unique').on(table.accountId, table.key),
    uniqueIndex('payment_attempts_reference_unique')
      .on(table.reference)
      .where(sql`${table.reference} is not null`),
    index().on(table.accountId, table.createdAt),
    /** Open attempts are few, and are counted often. */
    index('payment_attempts_open_index')
      .on(table.kind, table.state, table.createdAt)
      .where(sql`${table.state} in (${listed(ATTEMPT_STATES.filter(isAttemptOpen))})`),
    index('payment_attempts_unpaid_index')
      .on(table.endedAt)
      .where(sql`${table.state} in ('declined', 'expired') and ${table.ip} <> ${sql.raw(`'${nowhere}'`)}`),
    index().on(table.nextCheckAt),
    index().on(table.notifyAt),
  ],
);

/** Days in Istanbul whose operations were compared with the provider's report after the day was over. */
export const comparedDays = pgTable('compared_days', {
  day: text().$type<CalendarDay>().primaryKey(),
  comparedAt: instant().notNull(),
});
