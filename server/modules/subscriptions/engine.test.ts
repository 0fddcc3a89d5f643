import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Shop, startShop } from '../checkout/testing.ts';
import { cyclesOf, liveUntil, subscribe, type Subscriber } from './testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

const letters = async ({ email }: Subscriber) =>
  (await shop.app.context.mail.list({ recipient: email }))
    .filter(({ kind }) => kind.startsWith('renewal.'))
    .map(({ kind, createdAt }) => `${createdAt.toISOString().slice(0, 10)} ${kind.slice(8)}`)
    .toSorted();

test('a delivery is told, locked, charged once and shown, and the next is planned', async () => {
  const elif = await subscribe(shop);
  await liveUntil(shop, '2026-04-30T00:00:00Z');
  expect(await cyclesOf(shop, elif.subscription)).toEqual([
    '1 ORDERED 2026-03-02 PAID',
    '2 ORDERED 2026-04-27 PAID',
    '3 PLANNED 2026-06-22',
  ]);
  expect(await letters(elif)).toEqual(['2026-04-20 announce', '2026-04-27 paid']);
});
