import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * Copies every table as it stands and answers what puts the copies back, as restoring a backup of that moment would.
 * The shop must not be serving while it is put back.
 */
export async function takeBackup({ db }: Pick<Database, 'db'>): Promise<() => Promise<void>> {
  const rows = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const names = rows.rows.map(({ name }) => String(name));
  await db.execute(sql`drop schema if exists backup cascade`);
  await db.execute(sql`create schema backup`);
  for (const name of names) await db.execute(sql.raw(`create table backup."${name}" as table public."${name}"`));
  return async () => {
    await db.transaction(async (tx) => {
      // Rows come back table by table: a foreign key may name one that is not back yet.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(`truncate ${names.map((name) => `public."${name}"`).join(', ')}`));
      for (const name of names) {
        await tx.execute(sql.raw(`insert into public."${name}" select * from backup."${name}"`));
      }
    });
  };
}
