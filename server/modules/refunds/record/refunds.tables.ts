import { eq, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RefundStatus } from '../../../../domain/lifecycle/index.ts';
import type { RefundReason } from '../../../../domain/refund/index.ts';
import { bytes } from '../../../platform/database/columns.ts';

const instant = () => timestamp({ withTimezone: true });

/** State of a request. REFUND_REQUESTED: not answered yet. */
export type RefundState = RefundStatus | 'WITHDRAWN';

/** One request of a customer, and its answer. Amounts in kuruş: the requested, and once accepted the accepted ones. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: text().notNull(),
    accountId: text().notNull(),
    state: text().$type<RefundState>().notNull(),
    cardKurus: integer().notNull(),
    balanceKurus: integer().notNull(),
    note: text(),
    /** Whether anything has to be sent back. */
    hasParcel: boolean().notNull(),
    askedAt: instant().notNull(),
    /** When the boxes arrived. */
    receivedAt: instant(),
    answeredAt: instant(),
    /** `engine`, or `operations:` and the name of the key. */
    answeredBy: text(),
    /** Text of the answer for the customer. */
    answerNote: text(),
    /** When the last of its money was returned. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('refunds_open_unique')
      .on(table.orderId)
      .where(eq(table.state, sql.raw(`'REFUND_REQUESTED'`))),
    index().on(table.orderId, table.askedAt),
    index().on(table.accountId),
    index().on(table.state, table.askedAt),
  ],
);

export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: text()
      .notNull()
      .references(() => refunds.id),
    orderLineId: text().notNull(),
    position: integer().notNull(),
    units: integer().notNull(),
    reason: text().$type<RefundReason>().notNull(),
    isUnopened: boolean().notNull(),
    /** Null until it is answered. */
    acceptedUnits: integer(),
    cardKurus: integer().notNull(),
    balanceKurus: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.orderLineId] }),
    check(
      'refund_lines_units',
      sql`${table.units} > 0 and coalesce(${table.acceptedUnits}, 0) between 0 and ${table.units}`,
    ),
  ],
);

/** WebP. Pictures without a request are deleted within a day. */
export const refundPictures = pgTable(
  'refund_pictures',
  {
    id: text().primaryKey(),
    orderId: text().notNull(),
    accountId: text().notNull(),
    refundId: text().references(() => refunds.id),
    picture: bytes().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.accountId), index().on(table.addedAt)],
);

/** `refused`: the card refused the refund, and the amount was credited to the balance. */
export type RefundMoveState = 'open' | 'done' | 'refused';

/** Refunds to request from the bank: a part of one captured line each. Written with the answer, before the call. */
export const refundMoves = pgTable(
  'refund_moves',
  {
    /** The reference at the bank: changing it would repeat an open refund. */
    id: text().primaryKey(),
    refundId: text()
      .notNull()
      .references(() => refunds.id),
    orderLineId: text().notNull(),
    attemptId: text().notNull(),
    transactionId: text().notNull(),
    amountKurus: integer().notNull(),
    state: text().$type<RefundMoveState>().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    /** When the bank is called next; null once nothing is left to do. */
    nextCheckAt: instant(),
    checks: integer().notNull(),
    /** Only the process with the lease calls the bank. */
    leaseToken: text(),
  },
  (table) => [
    // One open move per captured line: a refund in the bank's report beyond the known parts must be this one.
    uniqueIndex('refund_moves_open_unique')
      .on(table.transactionId)
      .where(eq(table.state, sql.raw(`'open'`))),
    index().on(table.refundId),
    index().on(table.nextCheckAt),
  ],
);
