import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { type SessionLookup, sessionsPort } from '../auth-guard/auth-guard.ts';
import { defineModule, type ServerModule } from '../module.ts';
import { callerOf } from './caller.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { rateLimitWindows } from './tables.ts';

// openapi/auth.yaml allows 60 calls per address in 5 minutes.
const asking = defineModule({
  name: 'auth',
  build: () => ({
    handlers: { checkIfEmailExists: async () => ({ status: 'success', data: { exists: false } }) },
  }),
});
const path = '/api/public/user/auth/check-if-email-exists';
const sixty = Array.from({ length: 60 }, () => 200);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    modules: [asking],
    config: { rateLimits: true },
  });
}, 60_000);
afterAll(() => server.close());

const ask = () => server.call('POST', path, { body: { email: 'a@b.co' } });

test('calls above the limit are a 429 until the window ends', async () => {
  const statuses = [];
  for (let calls = 0; calls < 62; calls++) statuses.push((await ask()).status);
  expect(statuses).toEqual([...sixty, 429, 429]);
  server.clock.advance({ seconds: 20 });
  const refused = await ask();
  expect([refused.headers['retry-after'], refused.body]).toEqual([
    '280',
    {
      status: 'error',
      code: 'RATE_LIMITED',
      message: {
        tr: 'Buradan çok fazla istek geldi. 5 dakika sonra yeniden dene.',
        en: 'Too many requests came from here. Try again in 5 minutes.',
      },
      data: { retryAfterSeconds: 280 },
    },
  ]);
  server.clock.advance({ seconds: 281 });
  expect((await ask()).status).toBe(200);
});

/** A server that trusts one proxy, so that a test can set the address of a call. */
const startBehindProxy = (modules?: readonly ServerModule[]) =>
  startTestServer({
    ...(modules && { modules }),
    config: { rateLimits: true, trustProxy: readConfig({ TRUST_PROXY: '1' }).trustProxy },
  });

test('behind a proxy the address it saw counts, not a forged one in front of it', async () => {
  const behind = await startBehindProxy([asking]);
  const statuses = [];
  for (let calls = 0; calls < 61; calls++) {
    const headers = { 'x-forwarded-for': `198.51.100.${calls}, 203.0.113.5` };
    statuses.push((await behind.call('POST', path, { body: { email: 'a@b.co' }, headers })).status);
  }
  await behind.close();
  expect(statuses).toEqual([...sixty, 429]);
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('a call from %s is limited as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});

const answering = async () => ({ status: 'success', data: {} });
const sessions: SessionLookup = async ({ sub, jti }) => ({
  id: sub,
  accountType: 'normal',
  sessionId: jti,
  provenAt: new Date(0),
});
const statusesOf = async (calls: readonly (() => Promise<{ status: number }>)[]) => {
  const found = [];
  for (const call of calls) found.push((await call()).status);
  return found;
};

test('a private call is limited by account, another by address and field; an address is limited too', async () => {
  const answers = defineModule({
    name: 'auth',
    provides: [sessionsPort],
    build: () => ({
      ports: { findSession: sessions },
      handlers: { logout: answering, requestPasswordReset: answering },
    }),
  });
  const server = await startBehindProxy([answers]);
  const tokenOf = async (sub: string) => (await server.context.keys.sign({ sub }, 60, 'session')).token;
  const [ada, ece] = [await tokenOf('ada'), await tokenOf('ece')];
  const leave = (token: string, from: string) => () =>
    server.call('POST', '/api/private/user/auth/logout', { token, headers: { 'x-forwarded-for': from } });
  const ask = (email: string, from: string) => () =>
    server.call('POST', '/api/public/user/auth/reset-password', {
      body: { email },
      headers: { 'x-forwarded-for': from },
    });
  const [here, there] = ['203.0.113.1', '203.0.113.2'];
  // openapi/auth.yaml: 30 a minute and account.
  const fromBoth = Array.from({ length: 30 }, (_, nth) => leave(ada, nth % 2 === 0 ? here : there));
  const left = await statusesOf([...fromBoth, leave(ada, there), leave(ece, here)]);
  expect(left).toEqual([...fromBoth.map(() => 200), 429, 200]);
  // Limits: five in 15 minutes per address and e-mail, 50 per address.
  const spellings = ['a@b.co', 'A@b.co', 'A@B.co', 'a@B.co', 'a@b.CO'].map((email) => ask(email, here));
  const asked = await statusesOf([...spellings, ask('a@b.co', here), ask('a@b.co', there)]);
  expect(asked).toEqual([200, 200, 200, 200, 200, 429, 200]);
  const others = Array.from({ length: 44 }, (_, nth) => ask(`other${nth}@b.co`, here));
  expect(await statusesOf(others)).toEqual(others.map(() => 200));
  const refused = await ask('one-more@b.co', here)();
  expect([refused.status, refused.headers['retry-after'], refused.body]).toMatchObject([
    429,
    '900',
    { message: { tr: 'Buradan çok fazla istek geldi. 15 dakika sonra yeniden dene.' } },
  ]);
  await server.close();
});

test('a dormitory can register behind one address in one evening', async () => {
  const dormitory = await startBehindProxy();
  const register = (student: number) =>
    dormitory.call('POST', '/api/public/user/auth/register', {
      body: {
        firstName: 'Ece',
        lastName: 'Kaya',
        email: `ece${student}@example.com`,
        phone: { dialCode: '+90', number: `53000001${String(student).padStart(2, '0')}` },
        password: 'yagmur-2026',
        agreements: { membershipAgreement: true, communicationAgreement: { email: false, sms: false, call: false } },
      },
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, student) => register(student)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const again = [];
  for (let times = 0; times < 5; times++) again.push((await register(0)).status);
  await dormitory.close();
  expect(again).toEqual([400, 400, 400, 400, 429]);
}, 60_000);

test('expired windows are swept', async () => {
  server.clock.advance({ minutes: 10 });
  await server.context.jobs.runNow('forget-old-records');
  expect(await server.context.db.select({ rows: count() }).from(rateLimitWindows)).toEqual([{ rows: 0 }]);
});
