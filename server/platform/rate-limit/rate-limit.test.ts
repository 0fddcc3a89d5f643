import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { defineModule } from '../module.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { rateLimitWindows } from './tables.ts';

const limited = defineModule({
  name: 'auth',
  rateLimits: { checkIfEmailExists: { max: 3, windowSeconds: 60 } },
  build: () => ({}),
});
const path = '/api/public/user/auth/check-if-email-exists';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    modules: [limited],
    config: { rateLimits: true },
  });
}, 60_000);
afterAll(() => server.close());

const ask = () => server.call('POST', path, { body: { email: 'a@b.co' } });

test('calls above the limit are a 429 until the window ends', async () => {
  const statuses = [];
  for (let calls = 0; calls < 5; calls++) statuses.push((await ask()).status);
  expect(statuses).toEqual([501, 501, 501, 429, 429]);
  server.clock.advance({ seconds: 20 });
  const refused = await ask();
  expect([refused.headers['retry-after'], refused.body]).toEqual([
    '40',
    {
      status: 'error',
      code: 'RATE_LIMITED',
      message: {
        tr: 'Çok hızlı gittin. Biraz bekleyip tekrar dene.',
        en: 'That was a bit too fast. Wait a little and try again.',
      },
      data: { retryAfterSeconds: 40 },
    },
  ]);
  server.clock.advance({ seconds: 41 });
  expect((await ask()).status).toBe(501);
});

test('behind a proxy the address it saw counts, not one that the client wrote before it', async () => {
  const behind = await startTestServer({
    modules: [limited],
    config: { rateLimits: true, trustProxy: readConfig({ TRUST_PROXY: '1' }).trustProxy },
  });
  const statuses = [];
  for (let calls = 0; calls < 4; calls++) {
    const headers = { 'x-forwarded-for': `198.51.100.${calls}, 203.0.113.5` };
    statuses.push((await behind.call('POST', path, { body: { email: 'a@b.co' }, headers })).status);
  }
  await behind.close();
  expect(statuses).toEqual([501, 501, 501, 429]);
});

test('past windows are swept', async () => {
  server.clock.advance({ minutes: 5 });
  await server.context.jobs.runNow('forget-old-records');
  expect(await server.context.db.select({ rows: count() }).from(rateLimitWindows)).toEqual([{ rows: 0 }]);
});
