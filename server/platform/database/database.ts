import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import { lockFolder } from './folder-lock.ts';
import { refuseOutsideTransaction } from './transaction-scope.ts';

/** One type for PGlite and Postgres: the same queries, the same results. */
export type Db = PgDatabase<PgQueryResultHKT & { type: { rows: Record<string, unknown>[] } }>;
/** A running transaction. Functions that write take it as their first argument. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For reads that may run inside or outside a transaction. */
export type Executor = Db | Tx;

export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** How pg-boss reaches the same database. */
  jobsConnection: Pick<ConstructorOptions, 'db' | 'backend'>;
  /** Applies the migrations that are missing. Throws a NoDatabaseError when there is no connection. */
  migrate(): Promise<void>;
  close(): Promise<void>;
};

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const drizzleConfig = { casing: 'snake_case' } as const;
const MIGRATION_LOCK = 7_203_551;

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
  const [{ PGlite }, { drizzle }, { migrate }, { fromPglite }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('pg-boss'),
  ]);
  const folder = location === 'memory' ? null : resolve(location);
  if (folder) mkdirSync(dirname(folder), { recursive: true });
  const unlock = folder ? lockFolder(folder) : () => {};
  try {
    const client = await PGlite.create({ dataDir: folder ?? 'memory://', ...(dump && { loadDataDir: dump }) });
    const guarded = refuseOutsideTransaction(client, ['query', 'exec', 'transaction']);
    const db = drizzle(guarded, drizzleConfig);
    return {
      db: db as unknown as Db,
      kind: 'pglite',
      jobsConnection: { db: fromPglite(client), backend: 'pglite' },
      migrate: () => migrate(db, { migrationsFolder }),
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

/** Nobody answers at the address, or not to this user. */
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
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server drops would otherwise end the process.
  pool.on('error', (error) => onError?.(error));
  const db = drizzle(refuseOutsideTransaction(pool, ['query', 'connect']), drizzleConfig);
  return {
    db: db as unknown as Db,
    kind: 'postgres',
    jobsConnection: { db: { executeSql: (text, values) => pool.query(text, values) } },
    async migrate() {
      const connection = await pool.connect().catch((error: unknown) => {
        throw new NoDatabaseError(url, error);
      });
      try {
        // Two servers that start together must not migrate together.
        await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migrate(drizzle(connection, drizzleConfig), { migrationsFolder });
      } finally {
        await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
        connection.release();
      }
    },
    close: () => pool.end(),
  };
}
