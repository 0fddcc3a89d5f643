import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { App } from './app.ts';
import { projectRoot } from './platform/cache-folder.ts';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { type Database, isMigrated, NoDatabaseError, openDatabase, SchemaError } from './platform/database/database.ts';
import { FolderInUseError } from './platform/database/folder-lock.ts';
import { ServedModeError } from './platform/served-mode/served-mode.ts';
import { runProcesses } from './processes.ts';

/** Milliseconds from a signal to the end, without draining: longer than a call to the bank and its follow-up. */
const stopWithin = 30_000;

/** Opens the database; migrates it to this release, or requires that this was done before. */
async function openPrepared(config: Config): Promise<Database> {
  const database = await openDatabase(config.databaseUrl, {
    poolSize: config.databasePoolSize,
    onError: (error) => console.error(`The database dropped a connection: ${error.message}`),
  });
  await database.alone(async () => {
    if (config.migrateOnStart) await database.migrate();
    else if (!(await isMigrated(database.db))) throw new SchemaError();
  });
  return database;
}

/** The release step: migrations and seeds, without serving. */
export async function migrate(): Promise<void> {
  const config = { ...readConfig(process.env), migrateOnStart: true };
  const database = await openPrepared(config);
  const { buildApp } = await import('./app.ts');
  const app = await buildApp({ config, database });
  await database.alone(() => app.seed());
  await app.close();
  await database.close();
}

/**
 * Opens everything, listens, starts the jobs, and stops without loss on SIGTERM. Resolves when it listens. With
 * PROCESSES the first process only starts that many others and resolves with null.
 */
export async function serve(): Promise<App | null> {
  const config = readConfig(process.env);
  if (config.processes > 1 && cluster.isPrimary) {
    runProcesses(config.processes);
    return null;
  }
  const database = await openPrepared(config);
  const isBuilt = existsSync(`${projectRoot}dist/server`);
  if (!isBuilt) console.log('There is no build in dist/: the server answers the API only.');
  const registerWeb = isBuilt ? (await import('./platform/web/index.ts')).registerWeb : undefined;
  const { buildApp } = await import('./app.ts');
  const app: App = await buildApp({ config, database, compilesContract: true, ...(registerWeb && { registerWeb }) });
  if (config.migrateOnStart) await database.alone(() => app.seed());
  // Set up before listening: a client may send the stop signal as soon as it is answered.
  const drainFor = config.drainSeconds * 1000;
  let closing: Promise<void> | null = null;
  async function stop(): Promise<void> {
    app.drain();
    await delay(drainFor);
    await app.close();
    await database.close();
  }
  const { close } = closeWithGrace({ delay: drainFor + stopWithin, skip: ['SIGTERM', 'SIGINT'] }, async ({ err }) => {
    if (err) console.error(err);
    await (closing ??= stop());
  });
  // Ctrl+C comes twice, from the terminal and from `npm start`; the library would exit on a second signal,
  // before the database is closed. It does not handle `disconnect`, when the parent process is gone.
  for (const word of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(word, () => {
      if (!closing) console.log(`${word}: finishing what runs, then stopping.`);
      close();
    });
  }

  const address = new URL(await app.server.listen({ port: config.port, host: config.host }));
  // The framework reports only one of the machine's addresses.
  address.hostname = config.host;
  if (!config.startInMaintenance) await app.context.jobs.start();

  // Last: a process that reads this line may stop the server immediately.
  console.log(
    `${config.mode} server for ${config.publicUrl} listens on ${address.origin}${config.startInMaintenance ? ', in maintenance and closed to shoppers' : ''}`,
  );
  return app;
}

/** Errors that a person can repair are explained in one sentence; all others keep their stack. */
export function explain(error: unknown): unknown {
  const isExplained = [ConfigError, FolderInUseError, NoDatabaseError, SchemaError, ServedModeError].some(
    (kind) => error instanceof kind,
  );
  if (isExplained) return (error as Error).message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
  return error;
}
