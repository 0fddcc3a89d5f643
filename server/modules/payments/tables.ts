import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

export type OperationKind = 'capture' | 'cancel' | 'refund';
/** `asked`: no answer was written down. `unknown`: none that says what became of the money. */
export type OperationState = 'asked' | 'unknown' | 'done' | 'refused';

/** One row per request that moves money, or calls it off; written before the provider hears of it. */
export const paymentOperations = pgTable(
  'payment_operations',
  {
    /** Ours, and what the provider is told. */
    reference: text().primaryKey(),
    kind: text().$type<OperationKind>().notNull(),
    provider: text().notNull(),
    /** The provider's id of the payment. Of a saved card's charge it is known with its answer. */
    paymentId: text(),
    /** The captured line a refund is of. */
    transactionId: text(),
    /** Null: all of the payment. */
    amountKurus: integer(),
    /** The provider's id of this operation, when it gives one. */
    providerId: text(),
    state: text().$type<OperationState>().notNull(),
    /** The provider's code of a refusal. */
    code: text(),
    timesAsked: integer().notNull(),
    askedAt: instant().notNull(),
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('payment_operations_provider_unique').on(table.provider, table.kind, table.providerId),
    index().on(table.paymentId),
    index().on(table.askedAt),
  ],
);

/** Each has its heading in docs/operations.md. */
export const alarmCodes = [
  'PAYMENT_STUCK',
  'REFUND_STUCK',
  'SETTLEMENT_DIFFERS',
  'SETTLEMENT_UNREAD',
  /** Money that no card took back is on the balance of a closed account. */
  'OWED_TO_WHO_LEFT',
  /** A step of a subscription throws again and again. */
  'ENGINE_STUCK',
  /** A renewal's bank took another amount, or called the payment off: no fault of its customer. */
  'RENEWAL_NOT_TAKEN',
  /** Payments under way hold most of a product. */
  'STOCK_ON_HOLD',
] as const;
export type AlarmCode = (typeof alarmCodes)[number];

/** What a person has to look at. One row per code and subject, however often it is found. */
export const paymentAlarms = pgTable(
  'payment_alarms',
  {
    id: text().primaryKey(),
    code: text().$type<AlarmCode>().notNull(),
    /** The attempt, the operation, the movement or the day it is about. */
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    raisedAt: instant().notNull(),
    /** When it was over by itself. */
    clearedAt: instant(),
    /** When ALARM_WEBHOOK took it. */
    postedAt: instant(),
  },
  (table) => [uniqueIndex('payment_alarms_subject_unique').on(table.code, table.subject)],
);
