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
const line = (id: string, original: number, discount: number, paid: number): Wire['OrderLine'] => ({
  type: 'product',
  _id: id,
  slug: id,
  name,
  quantity: 1,
  isQuantifiable: true,
  unitPrice: original,
  price: { grossOriginalAmount: original, grossPromoDiscountAmount: discount, grossAmount: paid },
});
const order: Wire['CalculatedOrder'] = {
  _currency: 'TRY',
  isFirstPurchase: true,
  price,
  subscriptions: [{ products: [line('p1', 118.9, 11.89, 107.01)], packets: [], price }],
  oneTimePurchase: { products: [line('p2', 350.6, 35.06, 315.54)], packets: [], price },
};
const answer: Wire['CheckoutCalculation'] = {
  revision: 0,
  cart: { order },
  promoCode: { status: 'ACCEPTED', code: 'MERCAN10', kind: 'percent' },
  unavailable: [],
  checkout: { order, editedSubscriptions: [] },
};

test('the lines of a quote make up its subtotal; the code’s discount comes after it, once', async () => {
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
    ['product:p2', 'oneTimePurchase', 35_060],
  ]);
  expect([sum(quote.lines.map(({ total }) => total)), quote.promoDiscount, quote.chargedAmount]).toEqual([
    quote.subtotal,
    4695,
    42_255,
  ]);
});
