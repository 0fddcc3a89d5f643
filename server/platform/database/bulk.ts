import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnName } from './column-name.ts';
import type { Executor, Tx } from './database.ts';

type Row<Table extends PgTable> = Table['$inferInsert'];
type Key<Table extends PgTable> = keyof Row<Table> & string;

const nameOf = (table: PgTable, key: string) => columnName(getTableColumns(table)[key]!);

/** The table's columns that occur in the rows, by key; other properties are ignored. */
function columnsIn(table: PgTable, rows: readonly object[]): Map<string, string> {
  const own = getTableColumns(table);
  const keys = new Set(rows.flatMap((row) => Object.keys(row)));
  return new Map([...keys].flatMap((key) => (key in own ? [[key, nameOf(table, key)] as const] : [])));
}

const listed = (names: Iterable<string>) =>
  sql.join(
    [...names].map((name) => sql.identifier(name)),
    sql.raw(', '),
  );

/** All rows as one JSON parameter: building and parsing thousands of parameters costs more than the rows. */
function asRecords(table: PgTable, columns: ReadonlyMap<string, string>, rows: readonly object[]): SQL {
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]) => {
        const name = columns.get(key);
        return name === undefined ? [] : [[name, value] as const];
      }),
    ),
  );
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)`;
}

/**
 * Inserts rows in one statement, in their order. A column set in one row is null in rows without it. With `onto`
 * an existing row with this key is updated instead.
 */
export async function bulkInsert<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Row<Table>[],
  { onto }: { onto?: readonly Key<Table>[] } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsIn(table, rows);
  const names = listed(columns.values());
  const set = sql.join(
    [...columns.values()].map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql.raw(', '),
  );
  const conflict = onto
    ? sql` on conflict (${listed(onto.map((key) => nameOf(table, key)))}) do update set ${set}`
    : sql``;
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from ${asRecords(table, columns, rows)}${conflict}`,
  );
}

/** Updates the rows found by `by` and `where` with the other values of each: one statement per set of columns. */
export async function bulkUpdate<Table extends PgTable>(
  db: Executor,
  table: Table,
  by: readonly Key<Table>[],
  rows: readonly { [Name in Key<Table>]?: Row<Table>[Name] }[],
  where?: SQL,
): Promise<void> {
  for (const alike of Map.groupBy(rows, (row) => Object.keys(row).toSorted().join(' ')).values()) {
    const columns = columnsIn(table, alike);
    const isKey = new Set(by.map((key) => nameOf(table, key)));
    const set = [...columns.values()].flatMap((name) =>
      isKey.has(name) ? [] : sql`${sql.identifier(name)} = changed.${sql.identifier(name)}`,
    );
    const isIt = [...isKey].map((name) => sql`${table}.${sql.identifier(name)} = changed.${sql.identifier(name)}`);
    await db.execute(sql`update ${table} set ${sql.join(set, sql.raw(', '))} from ${asRecords(table, columns, alike)} changed
      where ${sql.join(isIt, sql.raw(' and '))}${where ? sql` and ${where}` : sql``}`);
  }
}
