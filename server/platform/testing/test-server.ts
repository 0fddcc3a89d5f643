import { type App, buildApp } from '../../app.ts';
import { manualClock, type ManualClock } from '../clock/clock.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase, type TestTemplate } from '../database/test-database.ts';
import type { LogSettings } from '../log/safe-log.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { ServerModule } from '../module.ts';
import { type CallMethod, type CallOptions, type CallResult, injectCall } from './inject-call.ts';

export type TestServer = App & {
  database: Database;
  clock: ManualClock;
  /** Sends a request, e.g. `call('POST', '/api/public/user/auth/login', {body})`; checks the answer by the contract. */
  call(method: CallMethod, url: string, options?: CallOptions): Promise<CallResult>;
};

export type TestServerOptions = {
  config?: Partial<Config>;
  modules?: readonly ServerModule[];
  template?: TestTemplate;
  clock?: ManualClock;
  mailTransport?: MailTransport;
  logStream?: LogSettings['stream'];
  /** Runs `seed` of these modules (by name) after start. */
  seeds?: string[];
};

/**
 * The real server on a fresh database (PGlite, or the Postgres of DATABASE_URL) with a clock that does not move.
 * Rate limits are off unless `config` turns them on. Close it in afterAll: `await server.close()`.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await openTestDatabase(options.template);
  const clock = options.clock ?? manualClock();
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'fatal', RATE_LIMITS: 'false', DATABASE_URL: 'pglite:memory' }),
    ...options.config,
  };
  const app = await buildApp({
    config,
    database,
    clock,
    validateResponses: true,
    ...(options.modules && { modules: options.modules }),
    ...(options.mailTransport && { mailTransport: options.mailTransport }),
    ...(options.logStream && { logStream: options.logStream }),
  });
  if (options.seeds) await app.seed(options.seeds);
  return {
    ...app,
    database,
    clock,
    call: (method, url, options) => injectCall(app.server, method, url, options),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
