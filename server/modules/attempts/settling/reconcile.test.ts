import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCard, openShopper, type Shop, startShop } from '../../checkout/testing.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

test('a bank that is slow about one attempt does not hold up the others', async () => {
  for (let count = 0; count < 3; count++) {
    const shopper = await openShopper(shop);
    await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('succeeds')));
  }
  shop.clock.advance({ hours: 1 });
  const { promise: all, resolve: release } = Promise.withResolvers<void>();
  const settling = new Set<string>();
  shop.setFaults({
    at(step, attemptId) {
      if (step !== 'afterRecord') return undefined;
      settling.add(attemptId);
      if (settling.size === 3) release();
      // None of the three goes on before all are here.
      return all;
    },
  });
  await shop.runJobs('reconcile-payments');
  shop.setFaults(null);
  expect(settling.size).toBe(3);
}, 60_000);
