import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * Copies every table and answers a function that restores the copies, like a backup of that moment.
 * The shop must not be serving during the restore.
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
      // Tables are restored one by one: foreign keys may refer to rows that are still missing.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(`truncate ${names.map((name) => `public."${name}"`).join(', ')}`));
      for (const { name, columns } of tables) {
        await tx.execute(sql.raw(`insert into public."${name}" (${columns}) select ${columns} from backup."${name}"`));
      }
    });
  };
}
