import { expect, test } from 'vitest';
import { sum } from '../../../domain/money/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import { createApi } from '../http/index.ts';
import { quoteOrder } from './index.ts';

type Wire = components['schemas'];

const name = { tr: 'Süper ped', en: 'Super pads' };
const price: Wire['OrderPrice'] = {
  _currency: 'TRY',
  grossOriginalAmount: 469.5,
  grossSubscriptionDiscountAmount: 0,
  grossPromoDiscountAmount: 46.95,
  shippingAmount: 0,
  balanceAmount: 0,
  chargedAmount: 422.55,
};
const line = (
  id: string,
  [original, discount, paid]: [original: number, discount: number, paid: number],
  sortOrder = 0,
): Wire['OrderLine'] => ({
  type: 'product',
  _id: id,
  slug: id,
  name,
  quantity: 1,
  isQuantifiable: true,
  sortOrder,
  unitPrice: original,
  price: { grossOriginalAmount: original, grossPromoDiscountAmount: discount, grossAmount: paid },
});
const order: Wire['CalculatedOrder'] = {
  _currency: 'TRY',
  isFirstPurchase: true,
  price,
  subscriptions: [{ products: [line('p1', [118.9, 11.89, 107.01])], packets: [], price }],
  oneTimePurchase: {
    products: [line('p2', [175.3, 17.53, 157.77], 2), line('p4', [75.3, 7.53, 67.77], 4)],
    packets: [{ ...line('p3', [100, 10, 90], 3), type: 'packet', isQuantifiable: false }],
    price,
  },
};
const answer: Wire['CheckoutCalculation'] = {
  revision: 0,
  cart: { order },
  promoCode: { status: 'ACCEPTED', code: 'MERCAN10', kind: 'percent' },
  unavailable: [],
  checkout: { order, editedSubscriptions: [] },
};

test('the lines of a quote are in the order of the cart and make up its subtotal; the code’s discount comes after it, once', async () => {
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => 'token',
    fetch: () => Promise.resolve(Response.json({ status: 'success', data: answer })),
  });
  const request = { items: [], promoCode: 'MERCAN10', useAccountBalance: false };
  const quote = await quoteOrder(api, request, new AbortController().signal);
  expect(quote.lines.map(({ id, purchaseType, total }) => [id, purchaseType, total])).toEqual([
    ['product:p1', 'subscription', 11_890],
    ['product:p2', 'oneTimePurchase', 17_530],
    ['packet:p3', 'oneTimePurchase', 10_000],
    ['product:p4', 'oneTimePurchase', 7530],
  ]);
  expect([sum(quote.lines.map(({ total }) => total)), quote.promoDiscount, quote.chargedAmount]).toEqual([
    quote.subtotal,
    4695,
    42_255,
  ]);
});
