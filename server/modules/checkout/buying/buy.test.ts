import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { products } from '../../catalog/testing.ts';
import {
  newCard,
  nextKey,
  openShopper,
  passChallenge,
  type Shop,
  type Shopper,
  startShop,
  superPads,
} from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

async function pay(shopper: Shopper, body: unknown, key = nextKey()) {
  const started = await shopper.buy('3ds/buy-request', body, key);
  expect(started).toMatchObject({ status: 200, body: { data: { state: 'challenging' } } });
  const { attemptId, redirectUrl } = started.body.data;
  await passChallenge(redirectUrl);
  return { attemptId, paid: (await shopper.status(attemptId)).body.data };
}

const setStock = (boxes: number) =>
  shop.database.db.update(products).set({ stock: boxes }).where(eq(products.id, superPads));

describe('a purchase under 3-D Secure', () => {
  test('becomes one order per purchase type, one subscription, one charge, and one mail with both agreements [SUBSCRIPTION-11 CHECKOUT-3 CHECKOUT-11]', async () => {
    const shopper = await openShopper(shop, {}, 'en');
    const body = await shopper.checkout({ once: 2, subscribed: 1, promoCode: 'MERCAN10' }, newCard('succeeds'));
    const started = await shopper.buy('3ds/buy-request', body);
    expect(started).toMatchObject({ status: 200, body: { data: { state: 'challenging', money: 'notCharged' } } });
    const { attemptId, redirectUrl, amount } = started.body.data;
    expect(await shopper.call('GET', 'attempts/open')).toMatchObject({ body: { data: { attemptId, endedAt: null } } });
    expect(await passChallenge(redirectUrl)).toBe(`/en/checkout?attempt=${attemptId}`);
    const paid = (await shopper.status(attemptId)).body.data;
    expect(paid).toMatchObject({ state: 'paid', money: 'charged', chargedAmount: amount, isFirstPurchase: true });
    expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 1, net: Math.round(amount * 100) });
    expect((await shopper.call('GET', 'attempts/open')).body.data).toMatchObject({ ...paid, acknowledgedAt: null });

    const orders = (await shop.call('POST', '/api/private/getAllOrders', { token: shopper.token, body: {} })).body.data;
    expect(orders.items.map((order: { _id: string }) => order._id).toSorted()).toEqual(paid.orderIds.toSorted());
    const charged = orders.items.reduce(
      (sum: number, order: { price: { chargedAmount: number } }) => sum + order.price.chargedAmount,
      0,
    );
    expect(charged).toBeCloseTo(amount, 2);
    const [subscription] = (await shopper.call('GET', 'subscriptions?query=%7B%7D')).body.data;
    expect(subscription).toMatchObject({
      _id: paid.subscriptionIds[0],
      name: 'My subscription',
      status: 'ACTIVE',
      cycle: 1,
      intervalDays: 56,
      nextOrderDate: '2026-04-27',
      cutoffAt: '2026-04-23T21:00:00.000Z',
      card: { lastFourDigits: '0008', cardHolderName: 'Ada Deniz' },
    });
    const first = await shopper.call('POST', `orders/${paid.orderIds[0]}`);
    expect(first.body.data).toMatchObject({
      status: 'PAID',
      purchaseType: 'subscription',
      cycle: 1,
      _subscription: subscription._id,
      promoCode: 'MERCAN10',
      card: { brand: 'mastercard', lastFourDigits: '0008' },
    });
    const mails = (await shop.app.context.mail.list({ recipient: shopper.email })).filter(
      ({ kind }) => kind !== 'welcome',
    );
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual([['orderConfirmation', 'en']]);
    for (const accepted of [body.distanceSalesContract, body.preliminaryInformation] as { hash: string }[]) {
      expect(mails[0]?.textBody).toContain(accepted.hash);
    }
    const kept = await shopper.call('POST', `users/getDistanceSalesContract/${paid.orderIds[0]}`);
    const { hash } = body.distanceSalesContract as { hash: string };
    expect(kept.body.data).toMatchObject({
      distanceSalesContract: { hash },
      acceptedAt: shop.clock.now().toISOString(),
    });
    const statistics = (await shopper.call('GET', 'orders/getOrderStatistics')).body.data;
    expect(statistics).toMatchObject({ orderCount: 2, subscriptionOrderCount: 1, deliveredCount: 0 });
  });

  test('two requests with one key, at once and later, move money once', async () => {
    const shopper = await openShopper(shop);
    const body = await shopper.checkout({ once: 1 }, newCard('succeeds'));
    const key = nextKey();
    const [one, two] = await Promise.all([
      shopper.buy('3ds/buy-request', body, key),
      shopper.buy('3ds/buy-request', body, key),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const { attemptId } = one.body.data;
    expect(two.body.data.attemptId).toBe(attemptId);
    const again = await shopper.buy('3ds/buy-request', body, key);
    expect(again.body.data).toMatchObject({ state: 'challenging', attemptId });
    await passChallenge(again.body.data.redirectUrl);
    expect((await shopper.buy('3ds/buy-request', body, key)).body.data).toMatchObject({ state: 'paid', attemptId });
    expect((await shopper.call('GET', `attempts/purchase/by-key/${key}`)).body.data).toMatchObject({
      state: 'paid',
      attemptId,
    });
    expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 1 });
    expect(await shopper.buy('3ds/buy-request', { ...body, useAccountBalance: true }, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    });
  });

  test('an unknown key is answered with null', async () => {
    const shopper = await openShopper(shop);
    expect((await shopper.call('GET', 'attempts/purchase/by-key/never-seen-00000001')).body).toEqual({
      status: 'success',
      data: null,
    });
  });

  test('a second payment is refused until the first is abandoned', async () => {
    const shopper = await openShopper(shop);
    const body = await shopper.checkout({ once: 1 }, newCard('succeeds'));
    const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body)).body.data;
    expect(await shopper.buy('3ds/buy-request', body)).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_IN_PROGRESS', data: { attemptId } },
    });
    expect((await shopper.call('POST', `attempts/purchase/${attemptId}/abandon`)).body.data).toEqual({
      state: 'expired',
      money: 'notCharged',
      attemptId,
    });
    const { paid } = await pay(shopper, body);
    expect(paid.state).toBe('paid');
    await passChallenge(redirectUrl).catch(() => null);
    expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 0, net: 0 });
    expect((await shopper.status(attemptId)).body.data.state).toBe('expired');
  });

  test('an attempt of another account is NOT_FOUND', async () => {
    const shopper = await openShopper(shop);
    const stranger = await openShopper(shop);
    const body = await shopper.checkout({ once: 1 }, newCard('succeeds'));
    const { attemptId } = (await shopper.buy('3ds/buy-request', body)).body.data;
    expect(await stranger.status(attemptId)).toMatchObject({ status: 404 });
    expect(await stranger.call('POST', `attempts/purchase/${attemptId}/abandon`)).toMatchObject({ status: 404 });
    await shopper.call('POST', `attempts/purchase/${attemptId}/abandon`);
  });
});

describe('a saved card', () => {
  test('pays without the bank’s page, and a new card does not [CHECKOUT-9]', async () => {
    const shopper = await openShopper(shop);
    await pay(shopper, await shopper.checkout({ once: 1 }, newCard('succeeds', true)));
    const [card] = (await shopper.call('POST', 'cards/read')).body.data;
    const bought = await shopper.buy('buy', await shopper.checkout({ once: 1 }, { _card: card._id }));
    expect(bought).toMatchObject({ status: 200, body: { data: { state: 'paid', isFirstPurchase: false } } });
    expect(shop.bank.totals(bought.body.data.attemptId)).toMatchObject({ captures: 1 });
    expect(await shopper.buy('buy', await shopper.checkout({ once: 1 }, newCard('succeeds')))).toMatchObject({
      status: 428,
      body: { code: 'THREE_D_SECURE_REQUIRED' },
    });
    expect(await shopper.buy('buy', await shopper.checkout({ once: 1 }))).toMatchObject({
      status: 422,
      body: { code: 'CARD_REQUIRED' },
    });
    expect(await shopper.buy('buy', await shopper.checkout({ once: 1 }, { _card: 'not-own' }))).toMatchObject({
      status: 404,
    });
  });

  test('a decline has a code, charges nothing, frees stock and balance', async () => {
    const shopper = await openShopper(shop, { startBalanceKurus: 1000 });
    const body = await shopper.checkout({ once: 1, useAccountBalance: true }, newCard('insufficientFunds'));
    const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', body)).body.data;
    await passChallenge(redirectUrl);
    expect((await shopper.status(attemptId)).body.data).toMatchObject({
      state: 'declined',
      money: 'notCharged',
      declineCode: 'insufficientFunds',
      retryable: true,
    });
    expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 0, net: 0 });
    const { paid } = await pay(shopper, { ...body, card: newCard('succeeds') });
    expect(paid.state).toBe('paid');
    const balance = await shopper.call('POST', 'users/account-balance');
    expect(JSON.stringify(balance.body)).toContain('"amount":0');
  });
});

describe('the account balance', () => {
  test('pays for everything without a card', async () => {
    const shopper = await openShopper(shop, { startBalanceKurus: 100_000 });
    const bought = await shopper.buy('buy', await shopper.checkout({ once: 1, useAccountBalance: true }));
    expect(bought).toMatchObject({ status: 200, body: { data: { state: 'paid', chargedAmount: 0 } } });
    const order = await shopper.call('POST', `orders/${bought.body.data.orderIds[0]}`);
    expect(order.body.data).toMatchObject({ card: null, price: { chargedAmount: 0 } });
  });

  test('pays for a subscription only with a card, which is checked and saved', async () => {
    const shopper = await openShopper(shop, { startBalanceKurus: 100_000 });
    const wanted = { subscribed: 1, useAccountBalance: true };
    expect(await shopper.buy('buy', await shopper.checkout(wanted))).toMatchObject({ body: { code: 'CARD_REQUIRED' } });
    const { attemptId, paid } = await pay(shopper, await shopper.checkout(wanted, newCard('succeeds')));
    expect(paid).toMatchObject({ state: 'paid', chargedAmount: 0 });
    expect(shop.bank.totals(attemptId)).toMatchObject({ captures: 0, net: 0 });
    const [subscription] = (await shopper.call('GET', 'subscriptions')).body.data;
    expect(subscription.card).toMatchObject({ lastFourDigits: '0008', isInUse: true });
  });
});

describe('a refused purchase stores nothing', () => {
  let shopper: Shopper;
  let body: Record<string, unknown>;
  beforeAll(async () => {
    shopper = await openShopper(shop);
    body = await shopper.checkout({ once: 1 }, newCard('succeeds'));
  });

  test.each<[string, (body: Record<string, unknown>) => Record<string, unknown>, number, string]>([
    [
      'another total',
      (sent) => ({ ...sent, price: { grossOriginalAmount: 1, chargedAmount: 1, _currency: 'TRY' } }),
      409,
      'MISCALCULATION',
    ],
    [
      'a text that was not accepted',
      (sent) => ({ ...sent, distanceSalesContract: { version: '2026-01', hash: '0'.repeat(64) } }),
      422,
      'AGREEMENT_OUTDATED',
    ],
    [
      'an older text',
      (sent) => ({
        ...sent,
        preliminaryInformation: { ...(sent.preliminaryInformation as object), version: '2020-01' },
      }),
      422,
      'AGREEMENT_OUTDATED',
    ],
    ['a code that does not count', (sent) => ({ ...sent, promoCode: { code: 'NOSUCH' } }), 422, 'PROMO_REFUSED'],
    ['a saved card that is gone', (sent) => ({ ...sent, card: { _card: 'deleted' } }), 404, 'CARD_NOT_FOUND'],
    [
      'a card number with a wrong digit',
      (sent) => ({ ...sent, card: { ...newCard('succeeds'), cardNumber: '5528790000000009' } }),
      400,
      'VALIDATION',
    ],
    [
      'an expired card',
      (sent) => ({ ...sent, card: { ...newCard('succeeds'), expireYear: '2020' } }),
      400,
      'VALIDATION',
    ],
    ['an empty cart', (sent) => ({ ...sent, oneTimePurchase: undefined }), 400, 'VALIDATION'],
    [
      'an unknown product',
      (sent) => ({
        ...sent,
        oneTimePurchase: {
          products: [{ _product: 'nothing', quantity: 1 }],
          packets: [],
          price: { grossOriginalAmount: 1, _currency: 'TRY' },
        },
      }),
      422,
      'ITEM_UNAVAILABLE',
    ],
  ])('%s', async (_case, change, status, code) => {
    const key = nextKey();
    expect(await shopper.buy('3ds/buy-request', change(body), key)).toMatchObject({ status, body: { code } });
    expect((await shopper.call('GET', `attempts/purchase/by-key/${key}`)).body.data).toBe(null);
  });

  test.each([
    [['delivery'], { _deliveryAddress: 'not-own' }],
    [['billing'], { _billingAddress: 'deleted' }],
    [['delivery', 'billing'], { _deliveryAddress: 'deleted', _billingAddress: 'deleted' }],
  ])('unknown addresses: %j', async (addresses, gone) => {
    const answer = await shopper.buy('3ds/buy-request', { ...body, ...gone });
    expect(answer).toMatchObject({ status: 404, body: { code: 'ADDRESS_NOT_FOUND', data: { addresses } } });
  });

  test('more boxes than in stock, with the number left', async () => {
    const asked = await shopper.checkout({ once: 2 }, newCard('succeeds'));
    await setStock(1);
    const answer = await shopper.buy('3ds/buy-request', asked);
    await setStock(500);
    const data = { products: [{ _product: superPads, available: 1 }] };
    expect(answer).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK', data } });
  });
});
