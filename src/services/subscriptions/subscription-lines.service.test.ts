import { expect, test } from 'vitest';
import { createApi } from '../http/index.ts';
import { readSubscriptionLines } from './subscription-lines.service.ts';

const subscription = {
  packets: [
    { _packet: { slug: 'pad.super.24_gizem-package', isCustom: false }, quantity: 1, sortOrder: 0 },
    { _packet: { slug: 'pad.super.20_custom', isCustom: true }, quantity: 2, sortOrder: 1 },
    { _packet: null, quantity: 1, sortOrder: 2 },
  ],
  products: [{ _id: 'line-1', product: { slug: 'pantyliner-standard-12' }, quantity: 3 }],
  extras: [{ _id: 'line-2', product: { slug: 'heating-patch-standard-3' }, quantity: 1 }],
};

test('a subscription has the lines of every delivery, without extras and removed packets', async () => {
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => 'token',
    fetch: () => Promise.resolve(Response.json({ status: 'success', data: subscription })),
  });
  expect(await readSubscriptionLines(api, 'subscription-1', new AbortController().signal)).toEqual([
    { type: 'packet', slug: 'pad.super.24_gizem-package', quantity: 1 },
    { type: 'custompacket', slug: 'pad.super.20_custom', quantity: 2 },
    { type: 'product', slug: 'pantyliner-standard-12', quantity: 3 },
  ]);
});
