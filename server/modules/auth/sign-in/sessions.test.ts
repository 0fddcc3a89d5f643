import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '../../../../openapi/types/auth.d.ts';
import { type AuthServer, newForm, password, type RegistrationForm, startAuthServer } from '../auth-driver.samples.ts';
import { sessions } from '../access/auth.tables.ts';

type OpenSession = components['schemas']['OpenSession'];

const phone = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile Safari/604.1',
};
const laptop = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const onPhone = { browser: 'Safari', system: 'iPhone' };
const onLaptop = { browser: 'Firefox', system: 'Windows' };
const path = '/api/private/user/auth/sessions';

let auth: AuthServer;
let form: RegistrationForm;
beforeAll(async () => {
  auth = await startAuthServer();
}, 60_000);
afterAll(() => auth.server.close());
beforeEach(() => {
  form = newForm();
});

const signIn = async (headers: Record<string, string>) =>
  (await auth.post('login', { email: form.email, password }, { headers })).body.data.token;
async function call(method: 'GET' | 'POST' | 'DELETE', url: string, token: string) {
  const { status, body } = await auth.server.call(method, url, { token });
  return { status, code: (body as { code?: string }).code, data: (body as { data: OpenSession[] }).data };
}
const list = async (token: string) => (await call('GET', path, token)).data;
const idOf = async (token: string) => (await list(token)).find(({ isCurrent }) => isCurrent)!._id;
const statusesOf = (...tokens: string[]) => Promise.all(tokens.map((token) => auth.statusOf(token)));
const later = (minutes: number) => {
  auth.server.clock.advance({ minutes });
  return auth.server.clock.now().toISOString();
};

test('the list of sessions shows each device, its start and when it was last seen', async () => {
  const registeredAt = auth.server.clock.now().toISOString();
  await auth.post('register', form, { headers: laptop });
  const signedInAt = later(60);
  const token = await signIn(phone);
  const [current, other, ...more] = await list(token);
  expect([{ ...current, _id: '' }, { ...other, _id: '' }, more]).toEqual([
    { _id: '', device: onPhone, startedAt: signedInAt, lastSeenAt: signedInAt, isCurrent: true },
    { _id: '', device: onLaptop, startedAt: registeredAt, lastSeenAt: registeredAt, isCurrent: false },
    [],
  ]);
});

test('a session is seen with every call, to ten minutes, and stores only browser and system', async () => {
  const token = (await auth.post('register', form, { headers: laptop })).body.data.token;
  const seen = async () => (await list(token)).map(({ lastSeenAt }) => lastSeenAt);
  const first = await seen();
  later(9);
  expect(await seen()).toEqual(first);
  const second = later(2);
  expect(await seen()).toEqual([second]);
  const rows = await auth.server.context.db.select().from(sessions);
  expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(
    new Set(['id', 'accountId', 'epoch', 'browser', 'system', 'startedAt', 'lastSeenAt', 'expiresAt']),
  );
});

test('a session ends on its own, at once, and is no longer listed', async () => {
  const { token } = await auth.register(form);
  const other = await signIn(phone);
  const id = await idOf(other);
  const ended = await call('DELETE', `${path}/${id}`, token);
  expect([ended.status, ended.data.map(({ isCurrent }) => isCurrent)]).toEqual([200, [true]]);
  expect(await statusesOf(token, other)).toEqual([200, 401]);
  const again = await call('DELETE', `${path}/${id}`, token);
  expect([again.status, again.code]).toEqual([404, 'NOT_FOUND']);
});

test('a session of another account is not found', async () => {
  const { token } = await auth.register(form);
  const stranger = (await auth.register(newForm())).token;
  const answer = await call('DELETE', `${path}/${await idOf(token)}`, stranger);
  expect([answer.status, answer.code, ...(await statusesOf(token, stranger))]).toEqual([404, 'NOT_FOUND', 200, 200]);
});

test('ending all other sessions keeps the current one', async () => {
  const { token } = await auth.register(form);
  const others = [await signIn(phone), await signIn(laptop)];
  const ended = await call('POST', `${path}/end-others`, token);
  expect([ended.status, ended.data.map(({ isCurrent }) => isCurrent)]).toEqual([200, [true]]);
  expect(await statusesOf(token, ...others)).toEqual([200, 401, 401]);
  const next = await signIn(phone);
  expect([(await list(token)).length, ...(await statusesOf(token, next))]).toEqual([2, 200, 200]);
  await call('POST', `${path}/end-others`, next);
  expect(await statusesOf(token, next)).toEqual([401, 200]);
});

test('ending all other sessions cancels a pending e-mail change: another person may have requested it', async () => {
  const { token } = await auth.register(form);
  const change = { email: 'baska@example.com', currentPassword: password };
  await auth.post('/api/private/user/users/update-account?version=1', change, { token });
  const pending = async () =>
    ((await auth.profile(token)).body as { data: { pendingEmail: unknown } }).data.pendingEmail;
  expect(await pending()).toBe('baska@example.com');
  await call('POST', `${path}/end-others`, token);
  expect(await pending()).toBeNull();
});

test('a correctly signed session without a row is refused, and creates none', async () => {
  const { token } = await auth.register(form);
  const claims = decodeJwt(token);
  const { sub, accountType, epoch } = claims as { sub: string; accountType: string; epoch: number };
  const made = await auth.server.context.keys.sign({ jti: 'never-written', sub, accountType, epoch }, 3600, 'session');
  const rows = await auth.server.context.db.select().from(sessions);
  expect(await statusesOf(token, made.token)).toEqual([200, 401]);
  expect(await auth.server.context.db.select().from(sessions)).toEqual(rows);
  const stranger = await auth.register(newForm());
  const borrowed = await auth.server.context.keys.sign(
    { jti: decodeJwt(stranger.token).jti!, sub, accountType, epoch },
    3600,
    'session',
  );
  expect(await statusesOf(borrowed.token)).toEqual([401]);
});

test('an expired session is deleted', async () => {
  const { token } = await auth.register(form);
  await signIn(phone);
  later(7 * 24 * 60 + 1);
  const last = await signIn(laptop);
  expect([(await list(last)).length, ...(await statusesOf(token))]).toEqual([1, 401]);
  await auth.server.context.jobs.runNow('forget-past-sessions');
  expect((await auth.server.context.db.select().from(sessions)).map(({ browser }) => browser)).toEqual(['Firefox']);
});
