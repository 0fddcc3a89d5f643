import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineModule } from '../module.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { rateLimitWindows } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    modules: [
      defineModule({
        name: 'auth',
        rateLimits: { checkIfEmailExists: { max: 3, windowSeconds: 60 } },
        build: () => ({}),
      }),
    ],
    config: { rateLimits: true },
  });
}, 60_000);
afterAll(() => server.close());

const ask = () => server.call('POST', '/api/public/user/auth/check-if-email-exists', { body: { email: 'a@b.co' } });

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

test('past windows are swept', async () => {
  server.clock.advance({ minutes: 5 });
  await server.context.jobs.runNow('forget-old-records');
  expect(await server.context.db.select({ rows: count() }).from(rateLimitWindows)).toEqual([{ rows: 0 }]);
});
