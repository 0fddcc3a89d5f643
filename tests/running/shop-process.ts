import { type App, type AppOptions, buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import { injectCall } from '../../server/platform/testing/inject-call.ts';

/** A shop process without a port, on the Postgres at `url`, with its first data and its jobs running. */
export interface Process {
  app: App;
  database: Database;
  call: (
    method: 'GET' | 'POST',
    url: string,
    body?: unknown,
  ) => Promise<Awaited<ReturnType<typeof injectCall>> & { body: { code?: string; data?: unknown } }>;
  close(): Promise<void>;
}

export async function openProcess(url: string, options: Partial<AppOptions> = {}): Promise<Process> {
  const database = await openDatabase(url);
  await database.alone(() => database.migrate());
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'false', DATABASE_URL: url });
  const app = await buildApp({ config, database, ...options });
  await database.alone(() => app.seed());
  await app.context.jobs.start();
  return {
    app,
    database,
    call: async (method, path, body) => {
      const answer = await injectCall(app.server, method, path, body === undefined ? {} : { body });
      return { ...answer, body: answer.body as { code?: string; data?: unknown } };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
