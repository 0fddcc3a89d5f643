import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashOpsKey } from '../../../platform/ops-keys/ops-keys.ts';
import { moveAlong, toTheDoor } from '../../orders/testing.ts';
import { newCard, nextKey, openShopper, passChallenge, type Shop, startShop } from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const opsKey = 'a-key-of-a-packer-in-the-warehouse';
let shop: Shop;
beforeAll(async () => {
  const opsKeys = [{ name: 'packing', hash: hashOpsKey(opsKey), scopes: ['orders'] as const }];
  shop = await startShop({ config: { opsKeys } });
}, 60_000);
afterAll(() => shop.close());

type Line = { quantity: number; donationNote?: string };

async function buyDonations(donationNote: string) {
  const shopper = await openShopper(shop);
  const body = await shopper.checkout({ once: 1, donations: 2 }, newCard('succeeds'));
  const started = await shopper.buy('3ds/buy-request', { ...body, donationNote }, nextKey());
  if (started.status !== 200) return { shopper, refusal: started.body };
  const { attemptId, redirectUrl } = started.body.data;
  await passChallenge(redirectUrl);
  const [id] = (await shopper.status(attemptId)).body.data.orderIds;
  const order = async () => (await shopper.call('POST', `orders/${id}`)).body.data;
  const notes = async () => (await order()).products.map(({ quantity, donationNote: note }: Line) => [quantity, note]);
  const ops = async () =>
    (await shop.call('GET', `/ops/orders/${id}`, { headers: { authorization: `Bearer ${opsKey}` } })).body.data;
  return { id, shopper, notes, ops };
}

test('a donation note is stored on its line alone, shown to buyer and packers, and erased with the account [CHECKOUT-13]', async () => {
  const { id, shopper, notes, ops } = await buyDonations('  Geçiyor,\n inan.\u200b ');
  expect(await notes!()).toEqual([
    [1, undefined],
    [2, 'Geçiyor, inan.'],
  ]);
  const { lines, label } = await ops!();
  expect(lines.map(({ donationNote }: Line) => donationNote)).toEqual([undefined, 'Geçiyor, inan.']);
  expect(label.contents).toMatch(/; bağış, bu kutuya girmez: 2 × Bağış paketi, satırı: “Geçiyor, inan\.”$/);
  await moveAlong(shop.app.context, id, ...toTheDoor);
  const left = await shop.call('POST', '/api/private/user/users/delete-account?version=1', {
    token: shopper.token,
    body: { _reason: 'privacy' },
  });
  expect(left.status).toBe(200);
  expect((await ops!()).lines.map(({ donationNote }: Line) => donationNote)).toEqual([undefined, undefined]);
  const { rows } = await shop.database.db.execute(
    sql`select payload::text as payload from payment_attempts where account_id = ${shopper.accountId}`,
  );
  expect(rows.filter(({ payload }) => String(payload).includes('Geçiyor'))).toEqual([]);
});

test('a too long donation note is refused at its field, and an invisible one is dropped', async () => {
  const { refusal } = await buyDonations('a'.repeat(121));
  expect([
    refusal.code,
    refusal.data.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule]),
  ]).toEqual(['VALIDATION', [['donationNote', 'maxLength']]]);
  const { notes } = await buyDonations('\u200b');
  expect(await notes!()).toEqual([
    [1, undefined],
    [2, undefined],
  ]);
});
