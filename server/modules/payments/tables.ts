import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

export type OperationKind = 'capture' | 'cancel' | 'refund';
/** `asked`: no answer was written down. `unknown`: none that says what became of the money. */
export type OperationState = 'asked' | 'unknown' | 'done' | 'refused';

/** One row per request that moves money, or calls it off; written before the provider is asked. */
export const paymentOperations = pgTable(
  'payment_operations',
  {
    /** Ours, and what the provider is given. */
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
