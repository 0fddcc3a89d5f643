import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnName } from './column-name.ts';

/** A subselect of related rows as JSON within the parent's statement: read them with `readJsonRows`. */
export const jsonRows = (table: PgTable, where: SQL, orderBy: SQL): SQL<unknown[] | null> =>
  sql`(select json_agg(to_json(${table}.*) order by ${orderBy}) from ${table} where ${where})`;

/** Converts the result of `jsonRows` to the rows that a select of the table would give. */
export function readJsonRows<Table extends PgTable>(
  table: Table,
  rows: readonly unknown[] | null,
): Table['$inferSelect'][] {
  const columns = Object.entries(getTableColumns(table)).map(
    ([key, column]) => [key, columnName(column), column] as const,
  );
  return (rows ?? []).map((row) =>
    Object.fromEntries(
      columns.map(([key, name, column]) => {
        const value = (row as Record<string, unknown>)[name];
        return [key, value === null ? null : column.mapFromDriverValue(value)] as const;
      }),
    ),
  );
}
