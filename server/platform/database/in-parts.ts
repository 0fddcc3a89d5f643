import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Rows of one statement: far fewer than it may take its time for. */
export const rowsOfPart = 1000;

/**
 * Changes or deletes all rows that `where` finds, a part in a statement, until none is left: a statement over a long
 * backlog would be cut off by its time-out, undone, and never get further. `change` answers the rows of its part.
 */
export async function inParts(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  change: (part: SQL) => PromiseLike<readonly unknown[]>,
): Promise<void> {
  const rows = db
    .select({ row: sql`ctid` })
    .from(table)
    .where(where)
    .limit(rowsOfPart);
  const part = sql`ctid = any(array(${rows}))`;
  while ((await change(part)).length === rowsOfPart);
}
