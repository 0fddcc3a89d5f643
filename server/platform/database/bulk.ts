import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnName } from './column-name.ts';
import type { Executor, Tx } from './database.ts';

type Row<Table extends PgTable> = Table['$inferInsert'];
type Key<Table extends PgTable> = keyof Row<Table> & string;

const nameOf = (table: PgTable, key: string) => columnName(getTableColumns(table)[key]!);

/** Columns that rows name, by the keys of the table: whatever else is in them is not its. */
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

/** As one parameter, however many there are: building and reading thousands costs more than the rows. */
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
 * Inserts rows in one statement, in their order. What one row names every row must name, or leave to be null. With `onto`
 * a row that is there by this key takes their values.
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

/** Changes rows that `by` finds, and `where`, to what each names besides: one statement for all that name the same. */
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
