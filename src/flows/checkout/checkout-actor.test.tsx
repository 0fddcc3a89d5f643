import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { addItem, cartItem, EMPTY_CART } from '../../../domain/cart/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import { cart } from '../../alive/index.ts';
import { createApi } from '../../services/http/index.ts';
import { openCheckout } from './checkout-actor.ts';
import { queryClient } from '../../base/data/query-client.ts';

const padsNamed = (name: { tr: string; en: string }, price = 2) =>
  addItem(
    EMPTY_CART,
    cartItem({
      type: 'product',
      data: {
        _id: 'pads',
        slug: 'pads',
        name,
        price: { subscription: kurus(1), oneTimePurchase: kurus(price) },
        items: [],
      },
      purchaseType: 'oneTimePurchase',
      createdAt: '2026-03-14T09:30:00.000Z',
    }),
  );

const apiOn = (fetch: () => Promise<Response>) =>
  createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => 'token',
    fetch,
  });

const deadLine = () => Promise.reject(new TypeError('the line is dead'));
const noAnswer = () => new Promise<Response>(() => {});

test('a cart rewritten by another tab is requoted only if the order differs', async () => {
  cart.start();
  cart.send({ type: 'cart.synced', cart: padsNamed({ tr: 'Ped', en: 'Pads' }) });
  const updates: unknown[] = [];
  const actor = await openCheckout(apiOn(noAnswer), { owner: 'elif', attemptId: null });
  const items = () => actor.getSnapshot().context.items;
  const first = items();
  actor.subscribe(({ context }) => updates.push(context.items));

  cart.send({ type: 'cart.synced', cart: padsNamed({ en: 'Pads', tr: 'Ped' }) });
  expect([updates, items()]).toEqual([[], first]);

  const dearer = padsNamed({ tr: 'Ped', en: 'Pads' }, 3);
  cart.send({ type: 'cart.synced', cart: dearer });
  expect(updates).toEqual([dearer.items]);
});

test('once the connection is back an unreachable payment is looked up at once', async () => {
  let line: () => Promise<Response> = deadLine;
  const actor = await openCheckout(
    apiOn(() => line()),
    { owner: 'ayla', attemptId: null },
  );
  await waitFor(actor, (snapshot) => snapshot.matches('unreachable'));

  line = noAnswer;
  window.dispatchEvent(new Event('online'));
  expect(actor.getSnapshot().value).toBe('recovering');
});

const isOld = (name: string) => queryClient.getQueryState([name])?.isInvalidated;

test('after a purchase the cached lists of the account are invalidated [PAYMENT-4]', async () => {
  queryClient.setQueryDefaults(['orders'], { meta: { tag: 'Account' } });
  queryClient.setQueryData(['orders'], []);
  queryClient.setQueryData(['streets'], []);
  const paid = {
    state: 'paid',
    money: 'charged',
    attemptId: 'a1',
    chargedAmount: 1,
    orderIds: ['o1'],
    subscriptionIds: [],
    isFirstPurchase: false,
    lines: [],
    promoCode: null,
  };
  const actor = await openCheckout(
    apiOn(() => Promise.resolve(Response.json({ status: 'success', data: paid }))),
    { owner: 'nil', attemptId: 'a1' },
  );
  await waitFor(actor, ({ status }) => status === 'done');
  expect([isOld('orders'), isOld('streets')]).toEqual([true, false]);
});
