import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../cache-folder.ts';
import { type Database, migrationsFolder, openDatabase } from './database.ts';

const staleMilliseconds = 6 * 3_600_000;

/** Data that is expensive to load and therefore cached in a template. Change `version` when `build` changes. */
export type TestTemplate = { name: string; version: string; build: (database: Database) => Promise<void> };

function fingerprint(template: TestTemplate | undefined): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const file = join(migrationsFolder, name);
    if (statSync(file).isFile()) hash.update(name).update(readFileSync(file));
  }
  return hash
    .update(template ? `${template.name}:${template.version}` : 'empty')
    .digest('hex')
    .slice(0, 16);
}

async function build(database: Database, template: TestTemplate | undefined): Promise<void> {
  await database.migrate();
  await template?.build(database);
}

/** A dump has 40 MB, and every change of a migration creates another. */
function removeStaleDumps(folder: string): void {
  for (const name of readdirSync(folder)) {
    const age = Date.now() - statSync(join(folder, name)).mtimeMs;
    if (age > staleMilliseconds) rmSync(join(folder, name), { force: true });
  }
}

async function openFromDump(template: TestTemplate | undefined): Promise<Database> {
  const folder = cacheFolder('test-databases');
  const file = join(folder, `${fingerprint(template)}.tar`);
  if (!existsSync(file)) {
    const { PGlite } = await import('@electric-sql/pglite');
    const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
    const { drizzle } = await import('drizzle-orm/pglite');
    const { migrate } = await import('drizzle-orm/pglite/migrator');
    const client = await PGlite.create('memory://', { extensions: { pg_trgm } });
    const db = drizzle(client, { casing: 'snake_case' });
    await build(
      {
        db,
        kind: 'pglite',
        jobsConnection: {},
        migrate: () => migrate(db, { migrationsFolder }),
        alone: (work) => work(),
        connections: () => null,
        listen: async () => async () => undefined,
        close: () => client.close(),
      },
      template,
    );
    const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
    await client.close();
    removeStaleDumps(folder);
    const partial = `${file}.${process.pid}`;
    writeFileSync(partial, dump);
    renameSync(partial, file);
  }
  return openDatabase('pglite:memory', { dump: new Blob([readFileSync(file)]) });
}

async function openFromTemplate(url: string, template: TestTemplate | undefined): Promise<Database> {
  const { default: pg } = await import('pg');
  const withDatabase = (name: string) => {
    const target = new URL(url);
    target.pathname = `/${name}`;
    return target.href;
  };
  const source = `mercan_template_${fingerprint(template)}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    // Test files start together; one of them builds the template, the others wait here.
    await admin.query('select pg_advisory_lock(81973)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [source]);
    if (!rowCount) {
      const partial = `mercan_build_${randomBytes(6).toString('hex')}`;
      await admin.query(`create database ${partial}`);
      const database = await openDatabase(withDatabase(partial));
      try {
        await build(database, template);
      } finally {
        await database.close();
      }
      await admin.query(`alter database ${partial} rename to ${source}`);
    }
    const name = `mercan_test_${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${name} template ${source}`);
    const database = await openDatabase(withDatabase(name));
    return {
      ...database,
      async close() {
        await database.close();
        const cleaner = new pg.Client({ connectionString: url });
        await cleaner.connect();
        await cleaner.query(`drop database if exists ${name} with (force)`);
        await cleaner.end();
      },
    };
  } finally {
    await admin.end();
  }
}

/**
 * A fresh, migrated database for one test file: PGlite in memory from a cached dump, or, when DATABASE_URL names a
 * Postgres server, a new database there that `close` drops.
 */
export function openTestDatabase(template?: TestTemplate): Promise<Database> {
  const url = process.env.DATABASE_URL;
  return url && !url.startsWith('pglite:') ? openFromTemplate(url, template) : openFromDump(template);
}
