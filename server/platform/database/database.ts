import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import { beginOrRelease } from './begin-or-release.ts';
import { lockFolder } from './folder-lock.ts';
import { keepListening, type Listener } from './keep-listening.ts';
import { refuseOutsideTransaction } from './transaction-scope.ts';
import { sqlState } from './sql-state.ts';

/** One type for PGlite and Postgres: the same queries, the same results. */
export type Db = PgDatabase<PgQueryResultHKT & { type: { rows: Record<string, unknown>[] } }>;
/** A running transaction. Functions that write take it as their first argument. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For reads that may run inside or outside a transaction. */
export type Executor = Db | Tx;

export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** pg-boss's connection to the same database. */
  jobsConnection: Pick<ConstructorOptions, 'db' | 'backend'>;
  /** Applies missing migrations; call it inside `alone` where several processes may start together. */
  migrate(): Promise<void>;
  /**
   * Runs `work` while no other process is inside its own `alone`: for migrations and seeds. Throws a NoDatabaseError
   * when there is no connection.
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Receives notifications until the returned function is called. `missed`: the connection was lost, and notifications
   * may be too.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  /** Connections of the pool; null for PGlite. */
  connections(): { total: number; idle: number; waiting: number } | null;
  close(): Promise<void>;
};

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const drizzleConfig = { casing: 'snake_case' } as const;
const RELEASE_LOCK = 7_203_551;

/**
 * In milliseconds. A request's statement takes a few; the server cancels longer ones, and `query_timeout` is for a
 * server that no longer answers. Migrations have none of these limits.
 */
const timeOuts = {
  connectionTimeoutMillis: 5000,
  // With the driver's default of ten seconds a quiet shop would open a connection for almost every visitor.
  idleTimeoutMillis: 300_000,
  lock_timeout: 5000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
};

export type OpenDatabaseOptions = {
  poolSize?: number;
  /** PGlite only: start from a dump instead of an empty database. */
  dump?: Blob;
  onError?: (error: Error) => void;
};

/**
 * Opens `pglite:<folder>`, `pglite:memory`, or anything node-postgres understands.
 * A PGlite folder is locked: opening one that another live process holds throws a FolderInUseError, because two
 * processes in one folder lose acknowledged writes without an error.
 */
export async function openDatabase(url: string, options: OpenDatabaseOptions = {}): Promise<Database> {
  return url.startsWith('pglite:') ? openPglite(url.slice('pglite:'.length), options.dump) : openPostgres(url, options);
}

async function openPglite(location: string, dump: Blob | undefined): Promise<Database> {
  const [{ PGlite }, { pg_trgm }, { drizzle }, { migrate }, { fromPglite }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('pg-boss'),
  ]);
  const folder = location === 'memory' ? null : resolve(location);
  if (folder) mkdirSync(dirname(folder), { recursive: true });
  const unlock = folder ? lockFolder(folder) : () => {};
  try {
    const client = await PGlite.create({
      dataDir: folder ?? 'memory://',
      extensions: { pg_trgm },
      // The default of 128 MB is all resident after an hour; one process reads through the file system's cache anyway.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
      ...(dump && { loadDataDir: dump }),
    });
    const guarded = refuseOutsideTransaction(client, ['query', 'exec', 'transaction']);
    const db = drizzle(guarded, drizzleConfig);
    return {
      db: db as unknown as Db,
      kind: 'pglite',
      jobsConnection: { db: fromPglite(client), backend: 'pglite' },
      migrate: () => migrate(db, { migrationsFolder }),
      // The folder's lock keeps other processes out.
      alone: (work) => work(),
      listen: (channel, { received }) => client.listen(channel, received),
      connections: () => null,
      async close() {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

type Journal = { entries: { when: number }[] };

/** Whether the schema is that of this release or later: a release migrates while the one before still runs. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { entries } = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as Journal;
  try {
    const { rows } = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`);
    return Number(rows[0]?.['newest']) >= Math.max(...entries.map(({ when }) => when));
  } catch (error) {
    const undefinedTable = '42P01';
    if (sqlState(error) === undefinedTable) return false;
    throw error;
  }
}

/** The schema is older than this release: `npm run migrate` has not run yet. */
export class SchemaError extends Error {
  override name = 'SchemaError';
  override message = 'The schema of the database is older than this release. Run: npm run migrate';
}

/** No database answers at the address, or it refuses this user. */
export class NoDatabaseError extends Error {
  override name = 'NoDatabaseError';

  constructor(url: string, cause: unknown) {
    const { host, pathname } = new URL(url);
    const { code, message } = cause as { code?: string; message: string };
    const reason = message || code;
    super(`The database ${host}${pathname} of DATABASE_URL cannot be opened: ${reason}.`, { cause });
  }
}

async function openPostgres(url: string, { poolSize = 10, onError }: OpenDatabaseOptions): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: poolSize, keepAlive: true, ...timeOuts });
  // Without handlers a connection that the server drops, idle or within a transaction, would end the process.
  const isGone = (error: Error) => onError?.(error);
  pool.on('error', isGone);
  pool.on('connect', (client) => client.on('error', isGone));
  const db = drizzle(refuseOutsideTransaction(beginOrRelease(pool), ['query', 'connect']), drizzleConfig);

  /** Opens a separate connection, without time-outs. */
  const { connectionTimeoutMillis } = timeOuts;
  const connectApart = () => new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis });
  async function apart<Result>(work: (client: InstanceType<typeof pg.Client>) => Promise<Result>): Promise<Result> {
    const client = connectApart();
    client.on('error', isGone);
    await client.connect().catch((error: unknown) => {
      throw new NoDatabaseError(url, error);
    });
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  return {
    db: db as unknown as Db,
    kind: 'postgres',
    jobsConnection: { db: { executeSql: (text, values) => pool.query(text, values) } },
    migrate: () => apart((client) => migrate(drizzle(client, drizzleConfig), { migrationsFolder })),
    alone: (work) =>
      apart(async (client) => {
        // Closing the connection releases the lock.
        await client.query('select pg_advisory_lock($1)', [RELEASE_LOCK]);
        return work();
      }),
    listen: (channel, listener) => keepListening(connectApart, channel, listener),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
