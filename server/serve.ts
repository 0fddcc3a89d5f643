import { existsSync } from 'node:fs';
import closeWithGrace from 'close-with-grace';
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

  let closing: Promise<void> | null = null;
  const { close } = closeWithGrace({ delay: stopWithin, skip: ['SIGTERM', 'SIGINT'] }, async ({ err }) => {
    if (err) console.error(err);
    await (closing ??= app.close().then(() => database.close()));
  });
  // Ctrl+C comes twice, from the terminal and from `npm start`; the library takes a second signal for impatience and
  // would leave before the database is closed. Of `disconnect`, when whoever started it is gone, it knows nothing.
  for (const word of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(word, () => {
      if (!closing) console.log(`${word}: finishing what runs, then stopping.`);
      close();
    });
  }

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
