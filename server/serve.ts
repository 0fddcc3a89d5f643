import { existsSync } from 'node:fs';
import { type App, buildApp } from './app.ts';
import { projectRoot } from './platform/cache-folder.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { NoDatabaseError, openDatabase } from './platform/database/database.ts';
import { FolderInUseError } from './platform/database/folder-lock.ts';

const stopWithin = 10_000;

/** Opens everything, listens, starts the jobs, and stops without loss on SIGTERM. Resolves when it listens. */
export async function serve(): Promise<App> {
  const config = readConfig(process.env);
  const database = await openDatabase(config.databaseUrl, {
    poolSize: config.databasePoolSize,
    onError: (error) => console.error(`The database dropped a connection: ${error.message}`),
  });
  await database.migrate();
  const isBuilt = existsSync(`${projectRoot}dist/server`);
  if (!isBuilt) console.log('There is no build in dist/: the server answers the API only.');
  const registerWeb = isBuilt ? (await import('./platform/web/index.ts')).registerWeb : undefined;
  const app: App = await buildApp({ config, database, ...(registerWeb && { registerWeb }) });
  await app.seed();
  const address = new URL(await app.server.listen({ port: config.port, host: config.host }));
  // Of every address of the machine the framework names one.
  address.hostname = config.host;
  await app.context.jobs.start();

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    console.log(`${signal}: finishing what runs, then stopping.`);
    const deadline = setTimeout(() => process.exit(1), stopWithin);
    deadline.unref();
    app
      .close()
      .then(() => database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // Whoever started it is gone without a word: nobody else would ever stop it.
  process.on('disconnect', () => stop('disconnected'));

  // Last: whoever reads this line may stop the server at once.
  console.log(`${config.mode} server for ${config.publicUrl} listens on ${address.origin}`);
  return app;
}

/** What a person can mend is said in one sentence; anything else keeps its stack. */
export function explain(error: unknown): unknown {
  const isTold = [ConfigError, FolderInUseError, NoDatabaseError].some((kind) => error instanceof kind);
  if (isTold) return (error as Error).message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
  return error;
}
