import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { savedCards } from '../../cards/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, startShop } from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

test('a charity subscribes, and its card is not kept [CARD-1]', async () => {
  const charity = { accountType: 'charity', corporation: { corporationName: 'Ağ' } } as const;
  const shopper = await openShopper(shop, charity);
  const body = await shopper.checkout({ subscribed: 1 }, newCard('succeeds', true));
  const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body)).body.data;
  await passChallenge(redirectUrl);
  expect((await shopper.status(attemptId)).body.data).toMatchObject({ state: 'paid' });
  const [subscription] = (await shopper.call('GET', 'subscriptions?query=%7B%7D')).body.data;
  expect(subscription).toMatchObject({ status: 'ACTIVE', card: null });
  const { db } = shop.database;
  expect(await db.select().from(savedCards).where(eq(savedCards.accountId, shopper.accountId))).toEqual([]);
});
