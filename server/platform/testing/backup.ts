import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * Copies every table as it is and answers what puts the copies back, as restoring a backup of that moment would.
 * The shop must not be serving while it is put back.
 */
export async function takeBackup({ db }: Pick<Database, 'db'>): Promise<() => Promise<void>> {
  const found = await db.execute(
    sql`select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      group by table_name order by table_name`,
  );
  const tables = found.rows.map(({ name, columns }) => ({ name: String(name), columns: String(columns) }));
  const names = tables.map(({ name }) => name);
  await db.execute(sql`drop schema if exists backup cascade`);
  await db.execute(sql`create schema backup`);
  for (const name of names) await db.execute(sql.raw(`create table backup."${name}" as table public."${name}"`));
  return async () => {
    await db.transaction(async (tx) => {
      // Rows come back table by table: a foreign key may name one that is not back yet.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(`truncate ${names.map((name) => `public."${name}"`).join(', ')}`));
      for (const { name, columns } of tables) {
        await tx.execute(sql.raw(`insert into public."${name}" (${columns}) select ${columns} from backup."${name}"`));
      }
    });
  };
}
