import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { type AuthServer, newForm, password, type RegistrationForm, startAuthServer } from '../auth-driver.samples.ts';

let auth: AuthServer;
let form: RegistrationForm;
beforeAll(async () => {
  auth = await startAuthServer({ trustProxy: readConfig({ TRUST_PROXY: '1' }).trustProxy });
}, 60_000);
afterAll(() => auth.server.close());
beforeEach(() => {
  form = newForm();
  // The counts of earlier tests have expired.
  auth.server.clock.advance({ hours: 2 });
});

const wrong = 'baska-2026';
type From = { from?: string; device?: { cookie: string } };
const tryToLogIn = (tried: string, { from = '203.0.113.1', device }: From = {}, email = form.email) =>
  auth.post('login', { email, password: tried }, { headers: { 'x-forwarded-for': from, ...device } });
const guess = (times: number, where: From = {}, email = form.email) =>
  Promise.all(Array.from({ length: times }, () => tryToLogIn(wrong, where, email)));
const guessFromTenNetworks = () =>
  Promise.all(Array.from({ length: 10 }, (_, network) => guess(5, { from: `198.51.100.${network}` })));
const registerHere = async () => auth.deviceOf(await auth.post('register', form));

const answersFor = async (email: string) => {
  const answers = [];
  for (let attempt = 0; attempt < 7; attempt++) answers.push(await tryToLogIn(wrong, {}, email));
  return answers.map(({ status, body }) => [status, body]);
};

const refusal = (minutes: number) => [
  429,
  {
    status: 'error',
    code: 'TOO_MANY_ATTEMPTS',
    message: {
      tr: `Çok fazla yanlış deneme oldu. ${minutes} dakika sonra yeniden dene ya da şifreni yenile.`,
      en: `Too many wrong attempts. Try again in ${minutes} minutes, or reset your password.`,
    },
    data: { retryAfterSeconds: minutes * 60 },
  },
];

describe('five wrong passwords from one address', () => {
  test('block the right one too, for the stated time', async () => {
    await auth.register(form);
    await guess(5);
    auth.server.clock.advance({ minutes: 1 });
    const stopped = await tryToLogIn(password);
    expect([stopped.status, stopped.body]).toEqual(refusal(14));
    expect(stopped.headers['retry-after']).toBe('840');
    auth.server.clock.advance({ minutes: 14 });
    expect((await tryToLogIn(password)).status).toBe(200);
  });

  test('get the same words and status for an address without an account', async () => {
    await auth.register(form);
    const unknown = newForm().email;
    const known = await answersFor(form.email);
    expect(known.map(([status]) => status)).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect(await answersFor(unknown)).toEqual(known);
  });

  test('leave other addresses alone, but not those of the same IPv6 network', async () => {
    await auth.register(form);
    await guess(5, { from: '2001:db8:1:2::1' });
    const statuses = [
      await tryToLogIn(password, { from: '2001:db8:1:2:ffff::9' }),
      await tryToLogIn(password, { from: '2001:db8:1:3::1' }),
      await tryToLogIn(password, { from: '203.0.113.2' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([429, 200, 200]);
  });

  test('are counted also when simultaneous', async () => {
    await auth.register(form);
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryToLogIn(wrong)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 422), ...Array.from({ length: 15 }, () => 429)]);
  }, 30_000);

  test('are counted from zero after a right one', async () => {
    await auth.register(form);
    await guess(4);
    expect((await tryToLogIn(password)).status).toBe(200);
    await guess(4);
    expect((await tryToLogIn(password)).status).toBe(200);
  });
});

describe('an owner whose password others try', () => {
  test('can sign in from a known browser, also behind the same address', async () => {
    const device = await registerHere();
    await guess(6);
    expect([(await tryToLogIn(password)).status, (await tryToLogIn(password, { device })).status]).toEqual([429, 200]);
  });

  test('can sign in from a known browser during a distributed attack, which blocks unknown ones', async () => {
    const device = await registerHere();
    await guessFromTenNetworks();
    const fromElsewhere = { from: '203.0.113.99' };
    const stopped = await tryToLogIn(password, fromElsewhere);
    expect([stopped.status, stopped.body]).toEqual(refusal(60));
    expect((await tryToLogIn(password, { ...fromElsewhere, device })).status).toBe(200);
  });

  test('can sign in from a new browser elsewhere, however often one machine tries', async () => {
    await auth.register(form);
    for (let round = 0; round < 6; round++) await guess(10);
    expect((await tryToLogIn(password, { from: '203.0.113.99' })).status).toBe(200);
  });

  test('can sign in after a reset, in the browser used for it', async () => {
    await auth.register(form);
    await guessFromTenNetworks();
    await auth.requestReset(form.email);
    const token = await auth.resetTokenFor(form.email);
    const device = auth.deviceOf(await auth.post('do-reset-password', { token, password: 'yepyeni-1' }));
    expect((await tryToLogIn('yepyeni-1', { device })).status).toBe(200);
  });

  test('shares no browser with others: one known to another account is unknown here', async () => {
    await auth.register(form);
    const device = auth.deviceOf(await auth.post('register', newForm()));
    await guess(5, { device });
    expect((await tryToLogIn(password, { device })).status).toBe(429);
  });

  test('has limited attempts in their own browser too', async () => {
    const device = await registerHere();
    await guess(10, { device });
    expect((await tryToLogIn(password, { device })).status).toBe(429);
  });

  test('is recognised by a cookie that scripts cannot read, and no other token', async () => {
    const answer = await auth.post('register', form);
    const [pair, ...attributes] = String(answer.headers['set-cookie']).split('; ');
    expect([pair!.split('=')[0], attributes]).toEqual([
      'known_device',
      ['Max-Age=7776000', 'Path=/api/public/user/auth', 'HttpOnly', 'SameSite=Strict'],
    ]);
    const { token } = answer.body.data;
    await guess(5);
    const statuses = [
      await tryToLogIn(password, { device: { cookie: `known_device=${token}` } }),
      await auth.profile(pair!.split('=')[1]!),
    ].map(({ status }) => status);
    expect(statuses).toEqual([429, 401]);
  });
});

test('one address cannot try passwords of many accounts', async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, account) => tryToLogIn(wrong, {}, `unknown${account}@example.com`)),
  );
  await auth.register(form);
  const stopped = await tryToLogIn(password);
  expect([stopped.status, (await tryToLogIn(password, { from: '203.0.113.2' })).status]).toEqual([429, 200]);
}, 30_000);

test('an unknown address is answered no faster than a wrong password', async () => {
  await auth.register(form);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 4; round++) {
    for (const [kind, email] of [
      ['known', form.email],
      ['unknown', `${round}@unknown.example`],
    ] as const) {
      const before = performance.now();
      await tryToLogIn(wrong, {}, email);
      times[kind].push(performance.now() - before);
    }
  }
  // Hashing takes far longer than all the rest.
  expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 2);
});
