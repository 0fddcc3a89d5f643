import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signInAgain } from '../../auth/testing.ts';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { packetId } from '../../packets/testing.ts';
import { capturesOf, cyclesOf, liveUntil, subscribe } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

test('a pause cancels a locked delivery whose packet has left the catalogue, and nothing is charged', async () => {
  const elif = await subscribe(shop);
  const path = `subscriptions/${elif.subscription}`;
  const gizem = packetId('gizem-package');
  const edit = (grossOriginalAmount: number) =>
    elif.call('POST', `${path}/edit`, {
      action: 'EDIT_NEXT_ORDER',
      products: [],
      packets: [{ _packet: gizem, quantity: 1 }],
      price: { grossOriginalAmount, _currency: 'TRY' },
    });
  const { grossOriginalAmount } = (await edit(1)).body.data;
  expect((await edit(grossOriginalAmount)).status).toBe(200);
  await liveUntil(shop, '2026-04-24T00:00:00Z');
  expect((await cyclesOf(shop, elif.subscription)).at(1)).toBe('2 LOCKED 2026-04-27 CREATED');
  const { db } = shop.database;
  await db.execute(sql`delete from packet_items where packet_id = ${gizem}`);
  await db.execute(sql`delete from packets where id = ${gizem}`);

  const token = await signInAgain(shop.app, elif.accountId);
  const paused = await shop.call('POST', `/api/private/user/${path}/pause`, { token, body: { until: null } });
  expect([paused.status, paused.body.code]).toEqual([200, undefined]);
  await liveUntil(shop, '2026-05-01T00:00:00Z');
  expect(await cyclesOf(shop, elif.subscription)).toEqual([
    '1 ORDERED 2026-03-02 PAID',
    '2 SKIPPED 2026-04-27 SKIPPED',
    '3 PLANNED 2026-06-22',
  ]);
  expect(await capturesOf(shop, elif)).toEqual([]);
});
