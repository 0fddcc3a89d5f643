import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { startNode } from '../../scripts/processes/processes.ts';
import { findPostgres, startPostgres } from '../../scripts/processes/postgres.ts';

const template = 'prepared';
/** The environment variable with the server's URL; unset: each shop has an embedded database of its own. */
const setting = 'PREPARED_POSTGRES';

/** The URL of the database `name` on that server. */
function addressOf(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts one Postgres for a whole run, with a database that is migrated and filled once; Playwright calls it before the
 * workers start, and the returned function at the end. Without a Postgres on this machine, or with EMBEDDED set, each
 * shop migrates an embedded database instead.
 */
export default async function prepareDatabase(): Promise<() => void> {
  if (process.env['DATABASE_URL'] || process.env['EMBEDDED'] || !findPostgres()) return () => {};
  const postgres = startPostgres({ isDurable: false });
  try {
    await execute(postgres.url, `create database ${template}`);
    const DATABASE_URL = addressOf(postgres.url, template);
    const migration = startNode('the migration', 'server/migrate.ts', { DATABASE_URL, LOG_LEVEL: 'warn' });
    if ((await migration.ended) !== 0) throw new Error('The database was not prepared; the reason is above.');
  } catch (error) {
    postgres.stop();
    throw error;
  }
  process.env[setting] = postgres.url;
  return () => postgres.stop();
}

export interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A copy of the prepared database; null when there is none. */
export async function copyPreparedDatabase(): Promise<OwnDatabase | null> {
  const server = process.env[setting];
  if (!server) return null;
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name} template ${template}`);
  return { url: addressOf(server, name), drop: () => execute(server, `drop database if exists ${name} with (force)`) };
}
