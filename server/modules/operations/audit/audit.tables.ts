import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Audit trail of operations: actor, action, target and reason. The database refuses to change or delete a row. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** `operations:` and the name of the key. */
    actor: text().notNull(),
    /** `order.pack`, `stock.add`: noun and verb. */
    act: text().notNull(),
    /** The id of the changed row. */
    entity: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text().notNull(),
    /** The request's id in the log. */
    requestId: text(),
  },
  (table) => [index().on(table.entity), index().on(table.at)],
);
