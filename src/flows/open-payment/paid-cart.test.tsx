import { beforeEach, expect, test, vi } from 'vitest';
import { addItem, cartItem, cartItemKey, EMPTY_CART } from '../../../domain/cart/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import { cart } from '../../alive/index.ts';
import { openPayment } from './open-payment.ts';
import { createApi } from '../../services/http/index.ts';
import { takeOut, takeOutPaid } from './paid-cart.ts';
import { keepHint, readHint } from './payment-hint.ts';
import { settleShown } from './shown-end.ts';

const pads = cartItem({
  type: 'product',
  data: {
    _id: 'pads',
    slug: 'pads',
    name: { tr: 'Ped', en: 'Pads' },
    price: { subscription: kurus(1), oneTimePurchase: kurus(2) },
    items: [],
  },
  purchaseType: 'oneTimePurchase',
  quantity: 3,
  createdAt: '2026-03-14T09:30:00.000Z',
});
type Paid = components['schemas']['PaymentPaid'];
const payment: Paid = {
  state: 'paid',
  money: 'charged',
  attemptId: 'attempt-1',
  chargedAmount: 0.02,
  orderIds: ['order-1'],
  subscriptionIds: [],
  isFirstPurchase: true,
  lines: [{ type: 'product', _id: 'pads', slug: 'pads', quantity: 1 }],
  promoCode: null,
};
const apiThat = (answer: () => Promise<Response>) =>
  createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => 'token',
    fetch: answer,
  });
const api = apiThat(() => Promise.resolve(Response.json({ status: 'success', data: payment })));
const quantities = () => cart.getSnapshot().context.cart.items.map(({ quantity }) => quantity);

cart.start();
beforeEach(() => {
  localStorage.clear();
  cart.send({ type: 'cart.synced', cart: addItem(EMPTY_CART, pads) });
});

test('lines that the server reports as paid are removed from the cart once', async () => {
  await takeOutPaid(api, 'attempt-1');
  await takeOutPaid(api, 'attempt-1');
  expect(quantities()).toEqual([2]);
});

test('lines of an earlier attempt are not removed again after a later attempt', () => {
  const paid = { lines: [{ key: cartItemKey(pads), quantity: 1 }], promoCode: null };
  for (const attemptId of ['attempt-1', 'attempt-2', 'attempt-1']) takeOut(attemptId, paid);
  expect(quantities()).toEqual([1]);
});

test('a page showing the paid attempt of its account removes the lines and the hint', () => {
  const paid = { lines: [{ key: cartItemKey(pads), quantity: 1 }], promoCode: null };
  const hint = { account: 'deniz', since: 7, money: 'unknown' } as const;
  keepHint(hint);
  openPayment.send({ type: 'hint.changed', hint, at: 7 });
  settleShown('attempt-1', paid, 'another-account');
  expect([quantities(), readHint()]).toEqual([[3], hint]);
  settleShown('attempt-1', paid, 'deniz');
  expect([quantities(), readHint(), openPayment.getSnapshot().context.hint]).toEqual([[2], null, null]);
});

test('a failed request is rejected, and can be repeated later', async () => {
  const silent = apiThat(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(takeOutPaid(silent, 'attempt-1')).rejects.toBeDefined();
  expect(quantities()).toEqual([3]);
  await takeOutPaid(api, 'attempt-1');
  expect(quantities()).toEqual([2]);
});

test('without storage the paid lines are removed from the cart of the page', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  await takeOutPaid(api, 'attempt-1');
  blocked.mockRestore();
  expect(quantities()).toEqual([2]);
});
