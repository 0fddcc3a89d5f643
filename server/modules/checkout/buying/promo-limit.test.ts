import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { promoCodes, promoUses } from '../../promo-codes/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, startShop } from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deadlineMs: 15_000 });
}, 60_000);
afterAll(() => shop.close());

const code = 'TEKKISI';
const accounts = 50;

test('of fifty accounts that pay at once with a single-use code one is accepted; when it abandons, another is', async () => {
  const { db } = shop.database;
  const promoId = shop.app.context.ids.next();
  await db.insert(promoCodes).values({
    id: promoId,
    code,
    kind: 'percent',
    isActive: true,
    percent: 10,
    usageLimit: 1,
    firstPurchaseOnly: false,
    createdAt: shop.clock.now(),
  });
  const shoppers = await Promise.all(Array.from({ length: accounts }, () => openShopper(shop)));
  const asks = await Promise.all(
    shoppers.map(async (shopper) => ({
      shopper,
      body: await shopper.checkout({ once: 1, promoCode: code }, newCard('succeeds')),
    })),
  );
  const answers = await Promise.all(asks.map(({ shopper, body }) => shopper.buy('3ds/buy-request', body)));
  const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? body.data.state}`).toSorted();
  expect(outcomes).toEqual(['200 challenging', ...Array.from({ length: accounts - 1 }, () => '422 PROMO_REFUSED')]);

  const first = answers.findIndex(({ status }) => status === 200);
  await asks[first]!.shopper.call('POST', `attempts/purchase/${answers[first]!.body.data.attemptId}/abandon`);
  const next = asks[first === 0 ? 1 : 0]!;
  const { redirectUrl } = (await next.shopper.buy('3ds/buy-request', next.body)).body.data;
  await passChallenge(redirectUrl);
  const uses = await db.select().from(promoUses).where(eq(promoUses.promoId, promoId));
  expect(uses.map(({ accountId, status }) => ({ accountId, status }))).toEqual([
    { accountId: next.shopper.accountId, status: 'PENDING' },
  ]);
});
