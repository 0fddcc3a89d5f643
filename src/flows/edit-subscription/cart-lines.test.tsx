import { beforeAll, expect, test } from 'vitest';
import { cartItemKey } from '../../../domain/cart/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import { cart } from '../../alive/index.ts';
import { putBackFromBox, takeIntoBox } from './cart-lines.ts';

const createdAt = '2026-11-20T09:00:00.000Z';
const data = {
  _id: 'p1',
  slug: 'pad-super-12',
  name: { tr: 'Süper ped', en: 'Super pads' },
  price: { subscription: kurus(7000), oneTimePurchase: kurus(8000) },
  items: [],
};
const lines = () =>
  cart
    .getSnapshot()
    .context.cart.items.map(({ purchaseType, quantity, ...line }) => [purchaseType, quantity, line.createdAt]);

beforeAll(() => {
  cart.start();
  cart.send({ type: 'cart.empty' });
});

test('lines taken by an edit return to the cart only when that edit is undone', () => {
  cart.send({
    type: 'line.add',
    item: { type: 'product', data },
    purchaseType: 'subscription',
    quantity: 3,
    createdAt,
  });
  const [line] = cart.getSnapshot().context.cart.items;
  const leaving = [{ cartKey: cartItemKey(line!), createdAt, quantity: 2 }];
  const seen = [
    () => takeIntoBox({ id: 'box', version: 3 }, [{ ...leaving[0]!, createdAt: '2026-11-21T09:00:00.000Z' }]),
    () => takeIntoBox({ id: 'box', version: 4 }, leaving),
    () => takeIntoBox({ id: 'box', version: 4 }, leaving),
    () => putBackFromBox({ id: 'box', version: 3 }),
    () => putBackFromBox({ id: 'box', version: 4 }),
    () => putBackFromBox({ id: 'box', version: 4 }),
  ].map((step) => {
    step();
    return lines();
  });
  const [whole, less] = [3, 1].map((quantity) => [['subscription', quantity, createdAt]]);
  expect(seen).toEqual([whole, less, less, less, whole, whole]);
});
