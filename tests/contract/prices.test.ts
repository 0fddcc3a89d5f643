import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newCard,
  nextKey,
  openShopper,
  passChallenge,
  type Shop,
  type Shopper,
  startShop,
} from '../../server/modules/checkout/testing.ts';
import { type FieldPath, withField } from './support/hostile-values.ts';
import type { Json } from './support/operation-samples.ts';

let shop: Shop;
let shopper: Shopper;
let body: Json;
beforeAll(async () => {
  shop = await startShop();
  shopper = await openShopper(shop);
  body = (await shopper.checkout({ once: 1, subscribed: 1 }, newCard('succeeds'))) as Json;
}, 60_000);
afterAll(() => shop.close());

const amountAt = (path: FieldPath): number =>
  path.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], body) as number;
const lowered = (from: Json, path: FieldPath, less: number): Json =>
  withField(from, path, Math.round((amountAt(path) - less) * 100) / 100)!;

const totals: FieldPath[] = [
  ['price', 'grossOriginalAmount'],
  ['price', 'chargedAmount'],
];
const asked = totals.flatMap((path) =>
  (['buy', '3ds/buy-request'] as const).flatMap((way) =>
    [0.01, 50].map((less) => [way, path.join('.'), less, path] as const),
  ),
);

test.each(asked)(
  '%s with a %s lower by %d is refused before the bank is asked [CHECKOUT-4]',
  async (way, _name, less, path) => {
    const key = nextKey();
    const { status, body: answer } = await shopper.buy(way, lowered(body, path, less), key);
    expect([status, answer.code]).toEqual([409, 'MISCALCULATION']);
    expect((await shopper.call('GET', `attempts/purchase/by-key/${key}`)).body.data).toBeNull();
  },
);

test('the price of a group of lines in a request is never charged: the shop uses its own', async () => {
  const groups: FieldPath[] = [
    ['oneTimePurchase', 'price', 'grossOriginalAmount'],
    ['subscriptions', 0, 'price', 'grossOriginalAmount'],
  ];
  const cheap = groups.reduce((sent, path) => lowered(sent, path, 50), body);
  const { attemptId, redirectUrl } = (await shopper.buy('3ds/buy-request', cheap)).body.data;
  await passChallenge(redirectUrl);
  expect((await shopper.status(attemptId)).body.data.state).toBe('paid');
  expect(shop.bank.totals(attemptId)).toMatchObject({
    captures: 1,
    net: Math.round(amountAt(['price', 'chargedAmount']) * 100),
  });
});
