import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCard, openShopper, passChallenge, type Shop, startShop } from './checkout.samples.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

test('a subscription and a one-time purchase, paid with one new card under 3-D Secure', async () => {
  const shopper = await openShopper(shop);
  const body = await shopper.checkout({ once: 2, subscribed: 1, promoCode: 'MERCAN10' }, newCard('succeeds'));
  const started = await shopper.buy('3ds/buy-request', body);
  expect(started).toMatchObject({ status: 200, body: { data: { state: 'challenging', money: 'notCharged' } } });
  const { attemptId, redirectUrl, amount } = started.body.data;
  expect(await passChallenge(redirectUrl)).toBe(`/checkout?attempt=${attemptId}`);
  const paid = await shopper.status(attemptId);
  expect(paid.body.data).toMatchObject({
    state: 'paid',
    money: 'charged',
    chargedAmount: amount,
    isFirstPurchase: true,
  });
  expect(paid.body.data.orderIds).toHaveLength(2);
  expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 1, net: Math.round(amount * 100) });
});
