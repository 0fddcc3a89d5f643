import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { kurus } from '../../../domain/money/index.ts';
import { signInAs } from '../auth/testing.ts';
import { changePrice, productId } from '../catalog/testing.ts';
import { packetId } from '../packets/testing.ts';
import { startSubscription } from '../subscriptions/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['catalog', 'packets', 'promo-codes'] });
}, 60_000);
afterAll(() => server.close());

const superPads = productId({ type: 'pad', subType: 'super', size: 12 });
const standardPads = productId({ type: 'pad', subType: 'standard', size: 8 });
const patches = productId({ type: 'heating-patch', subType: 'standard', size: 3 });
const donation = productId({ type: 'donation', subType: 'standard', size: 1 });

const once = (_id: string, quantity = 1) => ({ type: 'product', _id, purchaseType: 'oneTimePurchase', quantity });

async function calculate(body: Record<string, unknown>, token?: string) {
  const url = `/api/${token ? 'private' : 'public'}/user/shopping/calculate`;
  const answer = await server.call('POST', url, { body, ...(token && { token }) });
  expect(answer).toMatchObject({ status: 200 });
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
  return (answer.body as { data: any }).data;
}

describe('calculate', () => {
  test('prices every kind of item from the shop’s own data', async () => {
    const data = await calculate({
      revision: 7,
      cart: {
        items: [
          once(superPads, 2),
          { type: 'packet', _id: packetId('gizem-package'), purchaseType: 'subscription', quantity: 1 },
          {
            type: 'custompacket',
            slug: 'whatever',
            items: [{ _product: superPads, quantity: 1 }],
            purchaseType: 'oneTimePurchase',
            quantity: 1,
          },
          { type: 'donation', _id: donation, purchaseType: 'oneTimePurchase', quantity: 3 },
        ],
      },
    });
    expect(data).toMatchObject({ revision: 7, promoCode: null, unavailable: [] });
    const { order } = data.cart;
    expect(
      order.oneTimePurchase.products.map((line: { type: string; slug: string }) => [line.type, line.slug]),
    ).toEqual([
      ['product', 'pad-super-12'],
      ['donation', 'donation-standard-1'],
    ]);
    expect(order.oneTimePurchase.packets).toMatchObject([
      { type: 'custompacket', slug: 'pad.super.12_custom', items: [{ _product: superPads, quantity: 1 }] },
    ]);
    expect(order.subscriptions).toHaveLength(1);
    expect(
      order.subscriptions[0].price.grossOriginalAmount + order.oneTimePurchase.price.grossOriginalAmount,
    ).toBeCloseTo(order.price.grossOriginalAmount, 2);
    expect(order.price.chargedAmount).toBe(order.price.grossOriginalAmount);
    expect(order.isFirstPurchase).toBe(true);
  });

  test('subtracts a code once per order and names it [PROMO-6]', async () => {
    const data = await calculate({
      revision: 1,
      cart: { items: [once(superPads)] },
      promoCode: { code: ' mercan10 ' },
    });
    const { price } = data.cart.order;
    expect(data.promoCode).toEqual({ status: 'ACCEPTED', code: 'MERCAN10', kind: 'percent' });
    expect(price.grossPromoDiscountAmount).toBeCloseTo(price.grossOriginalAmount * 0.1, 2);
    expect(price.chargedAmount).toBeCloseTo(price.grossOriginalAmount - price.grossPromoDiscountAmount, 2);
  });

  test.each([
    ['NOSUCH', '300'],
    ['BAHAR25', '302'],
    ['SEPET75', '303'],
    ['OGRENCI', '306'],
    ['ABONE20', '308'],
  ])('refuses the code %s with %s and subtracts nothing', async (code, expected) => {
    const data = await calculate({ revision: 1, cart: { items: [once(superPads)] }, promoCode: { code } });
    expect(data.promoCode).toMatchObject({ status: 'NOT_ACCEPTED', code, error: { code: expected } });
    expect(data.cart.order.price.grossPromoDiscountAmount).toBe(0);
  });

  test('names unavailable items, by their place in the request', async () => {
    const data = await calculate({
      revision: 1,
      cart: {
        items: [
          once('nothing'),
          once(donation),
          { ...once(superPads), type: 'donation' },
          {
            type: 'product',
            _id: productId({ type: 'trial', subType: 'standard', size: 1 }),
            purchaseType: 'subscription',
            quantity: 1,
          },
          { type: 'packet', _id: 'nothing', purchaseType: 'subscription', quantity: 1 },
          {
            type: 'custompacket',
            items: [{ _product: patches, quantity: 1 }],
            purchaseType: 'oneTimePurchase',
            quantity: 1,
          },
          once(standardPads),
        ],
      },
    });
    expect(data.unavailable).toEqual([
      { index: 0, type: 'product', _id: 'nothing', reason: 'unknown' },
      { index: 1, type: 'product', _id: donation, reason: 'notPurchasable' },
      { index: 2, type: 'donation', _id: superPads, reason: 'unknown' },
      {
        index: 3,
        type: 'product',
        _id: productId({ type: 'trial', subType: 'standard', size: 1 }),
        reason: 'notForSubscription',
      },
      { index: 4, type: 'packet', _id: 'nothing', reason: 'unknown' },
      { index: 5, type: 'custompacket', reason: 'unknown' },
    ]);
    expect(data.cart.order.oneTimePurchase.products).toHaveLength(1);
  });

  test('charges nothing for an empty cart', async () => {
    const data = await calculate({ revision: 0, cart: { items: [] } });
    expect(data.cart.order).toMatchObject({ subscriptions: [], oneTimePurchase: null, price: { chargedAmount: 0 } });
  });

  test('uses the balance for the checkout only, and only on request [CHECKOUT-2]', async () => {
    const { token } = await signInAs(server, { startBalanceKurus: 2500 });
    const items = [once(superPads)];
    const used = await calculate({ revision: 1, cart: { items } }, token);
    expect(used.cart.order.price.balanceAmount).toBe(0);
    expect(used.checkout.order.price.balanceAmount).toBe(25);
    expect(used.checkout.order.price.chargedAmount).toBeCloseTo(used.cart.order.price.chargedAmount - 25, 2);
    const unused = await calculate({ revision: 1, cart: { items }, useAccountBalance: false }, token);
    expect(unused.checkout.order).toEqual(unused.cart.order);
  });

  test('refuses a charity items that are not for charities', async () => {
    const { token } = await signInAs(server, { accountType: 'charity', corporation: { corporationName: 'Ağ' } });
    const data = await calculate({ revision: 1, cart: { items: [once(patches), once(superPads)] } }, token);
    expect(data.unavailable).toEqual([{ index: 0, type: 'product', _id: patches, reason: 'notForAccount' }]);
  });

  test('an edited subscription is priced for the account’s kind, and names what cannot be in it [CHECKOUT-12]', async () => {
    const { token, account } = await signInAs(server, {
      accountType: 'charity',
      corporation: { corporationName: 'Ağ' },
    });
    const { db, ids, clock } = server.context;
    const id = ids.next();
    const draft = { id, accountId: account.id, deliveryAddressId: 'a', billingAddressId: 'a', language: 'tr' as const };
    const lines = [{ id: ids.next(), kind: 'product' as const, itemId: superPads, boxes: null, quantity: 1 }];
    const now = clock.now();
    const beginning = { cardId: null, orderId: ids.next(), promoCode: null, agreedAt: now, now };
    await withTransaction(db, (tx) => startSubscription(tx, { ...draft, lines }, beginning));
    const products = [superPads, patches, 'nothing'].map((_product) => ({ _product, quantity: 1 }));
    const editedSubscriptions = [{ _subscription: id, products, packets: [] }];
    const asked = { revision: 1, cart: { items: [] }, editedSubscriptions };
    const [edited] = (await calculate(asked, token)).checkout.editedSubscriptions;
    expect([edited._id, edited.products.map(({ _id }: { _id: string }) => _id), edited.unavailable]).toEqual([
      id,
      [superPads],
      [
        { index: 1, type: 'product', _id: patches, reason: 'notForAccount' },
        { index: 2, type: 'product', _id: 'nothing', reason: 'unknown' },
      ],
    ]);
  });

  test('another customer’s subscription is not found', async () => {
    const { token } = await signInAs(server);
    const answer = await server.call('POST', '/api/private/user/shopping/calculate', {
      token,
      body: {
        revision: 1,
        cart: { items: [] },
        editedSubscriptions: [{ _subscription: 'x', products: [], packets: [] }],
      },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('applies a new price within a second of the Clock', async () => {
    const before = await calculate({ revision: 1, cart: { items: [once(standardPads)] } });
    await withTransaction(server.context.db, (tx) =>
      changePrice(tx, {
        productId: standardPads,
        price: { subscription: kurus(5000), oneTimePurchase: kurus(6000) },
        now: server.clock.now(),
      }),
    );
    server.clock.advance({ seconds: 1 });
    const after = await calculate({ revision: 2, cart: { items: [once(standardPads)] } });
    expect([before.cart.order.price.chargedAmount === 60, after.cart.order.price.chargedAmount]).toEqual([false, 60]);
  });
});
