import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sandboxOpsKey } from '../../../platform/ops-keys/ops-keys.ts';
import { nextKey, openShopper, type Shop, startShop } from '../../checkout/testing.ts';

// Starting a whole shop may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('a family code is read, stopped and restarted, with an audit entry for each change', async () => {
  const ops = (method: 'GET' | 'POST', path: string, body?: object) =>
    shop.call(method, `/ops/codes/${path}`, {
      ...(body && { body: { reason: 'Üç hesap, bir kart', ...body } }),
      headers: { authorization: `Bearer ${sandboxOpsKey}`, ...(body && { 'idempotency-key': nextKey() }) },
    });
  const owner = await openShopper(shop, { firstName: 'Elif', lastName: 'Yılmaz' });
  const friend = await openShopper(shop, { firstName: 'Zeynep', lastName: 'Kaya', startBalanceKurus: 100_000 });
  const { code } = (await owner.call('GET', 'promo-code')).body.data;
  const bought = { once: 1, promoCode: code, useAccountBalance: true };
  expect((await friend.buy('buy', await friend.checkout(bought))).status).toBe(200);

  const use = { friend: 'Zeynep Kaya', usedAt: shop.clock.now().toISOString(), status: 'PENDING', noReward: null };
  const shown = { code, owner: 'Elif Yılmaz', isStopped: false, uses: [{ ...use, rewardAmount: 30 }] };
  expect((await ops('GET', code.toLowerCase())).body.data).toEqual(shown);
  const tried = await ops('POST', `${code}/switch`, { isStopped: true, dryRun: true });
  expect(tried.body.data).toEqual({ code: { ...shown, isStopped: true }, isDryRun: true });
  expect((await ops('GET', code)).body.data.isStopped).toBe(false);
  await ops('POST', `${code}/switch`, { isStopped: true });
  const other = await openShopper(shop, { startBalanceKurus: 100_000 });
  const refused = await other.checkout(bought).then((body) => other.buy('buy', body));
  expect([refused.status, refused.body.code]).toEqual([422, 'PROMO_REFUSED']);
  expect((await ops('GET', code)).body.data.isStopped).toBe(true);
  await ops('POST', `${code}/switch`, { isStopped: false });
  expect((await ops('GET', code)).body.data).toEqual(shown);
  expect([(await ops('GET', 'MERCAN10')).status, (await ops('GET', 'NOSUCHCODE')).status]).toEqual([404, 404]);
  const { rows } = await shop.database.db.execute(sql`select act, actor, reason from audit_entries order by at, id`);
  const audited = { actor: 'operations:sandbox', reason: 'Üç hesap, bir kart' };
  expect(rows).toEqual([
    { act: 'code.stop', ...audited },
    { act: 'code.start', ...audited },
  ]);
});
