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

/** Written out: an index takes no parameters. */
const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '));
const instant = () => timestamp({ withTimezone: true });

/**
 * One row per try to move money, written before the bank is asked.
 * What was agreed (amount, lines, payload) never changes; the rest is what has become of it.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: text().primaryKey(),
    /** Whose `AttemptHooks` fulfil it. */
    kind: text().$type<AttemptKind>().notNull(),
    accountId: text().notNull(),
    /** The Idempotency-Key it was made with. */
    key: text(),
    /** What the bank knows it by, where that is not its id: see `referenceOf`. */
    reference: text(),
    state: text().$type<AttemptState>().notNull(),
    method: text().$type<AttemptMethod>().notNull(),
    purpose: text().$type<PaymentQuery['purpose']>().notNull(),
    amountKurus: integer().notNull(),
    lines: jsonb().$type<PaymentLine[]>().notNull(),
    /** What the kind froze: addresses, lines, prices. Never card data. */
    payload: jsonb().notNull(),
    language: text().$type<'tr' | 'en'>().notNull(),
    ip: text().notNull(),
    /** The visit for which its outcome is recorded as an event; null without one, and once it has ended. */
    receiverId: text(),

    /** Unguessable; where the bank's page posts to. */
    callbackId: text().notNull(),
    /** The first verified callback; later ones change nothing. */
    callback: jsonb().$type<ChallengeCallback>(),
    /** When anything at all was posted there, verified or not. */
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
    /** Taken, but cannot become what it was for: to be refunded. Holds up no other attempt. */
    isRefunding: boolean().notNull(),
    end: jsonb().$type<AttemptEnd>(),
    result: jsonb().$type<AttemptResult>(),

    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    /** When the customer confirmed that they had seen how it ended. */
    acknowledgedAt: instant(),
    /** When the customer was first answered that it is open and there is no page to go on at. */
    doubtShownAt: instant(),
    /** When the customer is notified that nothing was charged; null when they need not be (any more). */
    notifyAt: instant(),
    /** When the bank was last asked what became of it. */
    lookedUpAt: instant(),
    /** Since when its end is unknown for too long: it blocks no other attempt any more. */
    yieldedAt: instant(),
    /** When a newer payment took its place: what it reserved is released, and money that still comes is refunded. */
    overtakenAt: instant(),
    /** When the reconciler looks at it next; null when nothing is left to learn. */
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
    /** What has not ended is little, and is counted often. */
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

/** Days, by the calendar of Istanbul, whose books were compared with the provider's once they were over. */
export const comparedDays = pgTable('compared_days', {
  day: text().$type<CalendarDay>().primaryKey(),
  comparedAt: instant().notNull(),
});
