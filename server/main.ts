import { type App, buildApp } from './app.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { FolderInUseError } from './platform/database/folder-lock.ts';

const stopWithin = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config.databaseUrl, {
    poolSize: config.databasePoolSize,
    onError: (error) => console.error(`The database dropped a connection: ${error.message}`),
  });
  await database.migrate();
  const registerWeb = await import('./platform/web/index.ts' as string).then(
    (web: { registerWeb: NonNullable<Parameters<typeof buildApp>[0]['registerWeb']> }) => web.registerWeb,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('platform/web/index')) return undefined;
      throw error;
    },
  );
  const app: App = await buildApp({ config, database, ...(registerWeb && { registerWeb }) });
  await app.seed();
  await app.server.listen({ port: config.port, host: config.host });
  await app.context.jobs.start();
  console.log(`${config.mode} server on ${config.publicUrl}`);

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
}

start().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
});
