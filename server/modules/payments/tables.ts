import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

export type OperationKind = 'capture' | 'cancel' | 'refund';
/** `asked`: no answer is stored. `unknown`: the answer did not show whether money moved. */
export type OperationState = 'asked' | 'unknown' | 'done' | 'refused';

/** One row per capture, refund or cancel; written before the provider is asked. */
export const paymentOperations = pgTable(
  'payment_operations',
  {
    /** The shop's own reference, which the provider gets. */
    reference: text().primaryKey(),
    kind: text().$type<OperationKind>().notNull(),
    provider: text().notNull(),
    /** The provider's id of the payment. For a saved card's charge it is null until the answer. */
    paymentId: text(),
    /** The captured line that is refunded. */
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
