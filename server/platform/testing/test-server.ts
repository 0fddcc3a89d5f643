import type { LightMyRequestResponse } from 'fastify';
import { type App, buildApp } from '../../app.ts';
import { manualClock, type ManualClock } from '../clock/clock.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase, type TestTemplate } from '../database/test-database.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { ServerModule } from '../module.ts';

export type CallOptions = {
  body?: unknown;
  /** A session token; sent as bearer. */
  token?: string;
  headers?: Record<string, string>;
};

export type CallResult = { status: number; body: unknown; headers: LightMyRequestResponse['headers'] };

export type TestServer = App & {
  database: Database;
  clock: ManualClock;
  /** Sends one request, e.g. `call('POST', '/api/public/user/auth/login', {body})`. Answers are checked against the contract. */
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, options?: CallOptions): Promise<CallResult>;
};

export type TestServerOptions = {
  config?: Partial<Config>;
  modules?: ServerModule[];
  template?: TestTemplate;
  clock?: ManualClock;
  mailTransport?: MailTransport;
  /** Runs `seed` of these modules (by name) after start. */
  seeds?: string[];
};

/**
 * The real server on a fresh database (PGlite, or the Postgres of DATABASE_URL) with a clock that stands still.
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
  });
  if (options.seeds) {
    const { modules } = await import('../../modules/index.ts');
    for (const name of options.seeds) {
      const found = (options.modules ?? modules).find((module) => module.name === name);
      if (!found) throw new Error(`There is no module named ${name} to seed.`);
      await found.seed?.(app.context);
    }
  }
  return {
    ...app,
    database,
    clock,
    async call(method, url, { body, token, headers } = {}) {
      const response = await app.server.inject({
        method,
        url,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        body: isJson && response.payload ? response.json<unknown>() : response.payload,
        headers: response.headers,
      };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
