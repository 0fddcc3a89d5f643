import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** One row: how far the sandbox's clock runs ahead of the real one, in milliseconds. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: integer().primaryKey(),
  offsetMilliseconds: bigint({ mode: 'number' }).notNull(),
});
