import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sandboxOpsKey } from '../../../platform/ops-keys/ops-keys.ts';
import { signInAgain } from '../../auth/testing.ts';
import { nextKey, openShopper, type Shop, type Shopper, startShop } from '../../checkout/testing.ts';
import { resetPassword } from '../../subscriptions/testing.ts';

// Starting a whole shop may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const authorization = `Bearer ${sandboxOpsKey}`;
const find = (email: string) =>
  shop.call('GET', `/ops/accounts?email=${encodeURIComponent(email)}`, { headers: { authorization } });
const change = (id: string, act: string, body: object = {}, key = nextKey()) =>
  shop.call('POST', `/ops/accounts/${id}/${act}`, {
    body: { reason: 'Çalınan kartlarla alışveriş', ...body },
    headers: { authorization, 'idempotency-key': key },
  });
const password = 'yagmur-defter-7';
const logIn = (email: string, typed: string) =>
  shop.call('POST', '/api/public/user/auth/login', { body: { email, password: typed } });
const statusOf = async ({ token }: Pick<Shopper, 'token'>) =>
  (await shop.call('POST', '/api/private/user/users/account-balance', { token })).status;
const audited = async (id: string) =>
  (
    await shop.database.db.execute(
      sql`select act, before, after from audit_entries where entity = ${id} order by at, id`,
    )
  ).rows;

test('a locked account loses its sessions, cannot sign in, and can be unlocked', async () => {
  const elif = await openShopper(shop, { firstName: 'Elif', lastName: 'Yılmaz' });
  const other = await openShopper(shop);
  const { accountId: id } = elif;
  expect(await resetPassword(shop, elif, password)).toBe(200);
  const session = (await logIn(elif.email, password)).body.data;
  const { data: shown } = (await find(elif.email)).body;
  expect([shown._id, shown.name, shown.openSessions, shown.lockedAt]).toEqual([id, 'Elif Yılmaz', 1, null]);

  const tried = await change(id, 'lock', { isLocked: true, dryRun: true });
  expect([tried.body.data.isDryRun, tried.body.data.account.openSessions, await statusOf(session)]).toEqual([
    true,
    0,
    200,
  ]);
  const lockedAt = shop.clock.now().toISOString();
  const locked = await change(id, 'lock', { isLocked: true });
  expect(locked.body.data).toEqual({ account: { ...shown, openSessions: 0, lockedAt }, isDryRun: false });
  expect([await statusOf(session), await statusOf(other)]).toEqual([401, 200]);
  const [right, wrong] = [await logIn(elif.email, password), await logIn(elif.email, 'baska-2026')];
  expect([right.status, right.body.code, wrong.status]).toEqual([403, 'ACCOUNT_LOCKED', 422]);
  shop.clock.advance({ hours: 1 });
  expect((await change(id, 'lock', { isLocked: true })).body.data.account.lockedAt).toBe(lockedAt);

  await change(id, 'lock', { isLocked: false });
  expect((await logIn(elif.email, password)).status).toBe(200);
  expect(await audited(id)).toEqual([
    { act: 'account.lock', before: { isLocked: false }, after: { isLocked: true } },
    { act: 'account.lock', before: { isLocked: true }, after: { isLocked: true } },
    { act: 'account.unlock', before: { isLocked: true }, after: { isLocked: false } },
  ]);
});

test('ending all sessions of an account lets its owner sign in again', async () => {
  const elif = await openShopper(shop);
  await signInAgain(shop.app, elif.accountId);
  const ended = await change(elif.accountId, 'end-sessions');
  expect([ended.body.data.account.openSessions, await statusOf(elif)]).toEqual([0, 401]);
  expect(await statusOf({ token: await signInAgain(shop.app, elif.accountId) })).toBe(200);
  const counted = { before: { openSessions: 2 }, after: { openSessions: 0 } };
  expect(await audited(elif.accountId)).toEqual([{ act: 'account.endSessions', ...counted }]);
});

test('goodwill is added once per key, is shown to the customer, and pays for the next purchase', async () => {
  const elif = await openShopper(shop);
  const key = nextKey();
  for (const _ of [1, 2]) expect((await change(elif.accountId, 'credit', { amount: 50.1 }, key)).status).toBe(200);
  expect((await find(elif.email)).body.data.balanceAmount).toBe(50.1);
  const { data } = (await elif.call('POST', 'users/account-balance')).body;
  expect(data.movements).toMatchObject([{ reason: 'CORRECTION', amount: 50.1 }]);
  const refused = await Promise.all(
    [0, -5, 5000.01, 1.005].map(async (amount) => (await change(elif.accountId, 'credit', { amount })).status),
  );
  expect(refused).toEqual([400, 400, 400, 400]);
  expect((await change('0192f0c1-7a10-7000-8000-00000000dead', 'credit', { amount: 1 })).status).toBe(404);
  expect((await find('unknown@example.com')).status).toBe(404);
});

test('an unknown name is omitted, from the account and its family code', async () => {
  const nameless = await openShopper(shop, { firstName: null, lastName: null });
  const { data: shown } = (await find(nameless.email)).body;
  const { code } = (await nameless.call('GET', 'promo-code')).body.data;
  const found = await shop.call('GET', `/ops/codes/${code}`, { headers: { authorization } });
  expect([shown.email, Object.keys(shown).includes('name'), code.slice(0, 6)]).toEqual([
    nameless.email,
    false,
    'MERCAN',
  ]);
  expect(found.body.data).toEqual({ code, isStopped: false, uses: [] });
});
