import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Rows per statement: few enough to stay far below the statement's time-out. */
export const rowsOfPart = 1000;

/**
 * Changes or deletes all rows that `where` finds, a part per statement, until none is left: one statement over a long
 * backlog would time out, roll back, and never get further. `change` answers the rows of its part.
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
