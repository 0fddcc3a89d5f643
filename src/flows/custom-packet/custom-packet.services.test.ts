import { createActor, waitFor } from 'xstate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import { cart } from '../../alive/index.ts';
import { customPacketFlow, packetInCart } from './custom-packet.services.ts';

const price = { subscription: kurus(7000), oneTimePurchase: kurus(8000) };
const shelves = [
  { type: 'pad' as const, subType: 'super' as const, offers: [{ _product: 'super-8', size: 8, price }] },
];
const slug = 'pad.super.8_custom';
const name = { tr: 'Senin kutun', en: 'Your own box' };
const ready = { _id: 'p1', slug: 'pad.super.8_gizem-package', name, price, items: [] };

const lines = () =>
  cart.getSnapshot().context.cart.items.map(({ type, data, purchaseType, quantity }) => ({
    type,
    slug: data.slug,
    purchaseType,
    quantity,
  }));

const hold = (data: typeof ready, purchaseType: PurchaseType = 'subscription') =>
  cart.send({ type: 'line.add', item: { type: 'packet', data }, purchaseType, createdAt: '2026-01-01T00:00:00.000Z' });

/** Fills a box with eight super pads and adds it. */
async function addBox(replaces: string | null = null, purchaseType: PurchaseType = 'subscription', count = 8) {
  const actor = createActor(customPacketFlow, { input: { shelves, slug: null, replaces, purchaseType } }).start();
  actor.send({ type: 'count.set', shelf: 'pad.super', count });
  actor.send({ type: 'packet.add' });
  const end = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.stop();
  return end.value;
}

beforeAll(() => void cart.start());
beforeEach(() => cart.send({ type: 'cart.empty' }));

test('a packet not yet in the cart is added with the chosen purchase type [PACKET-11]', async () => {
  expect(await addBox(null, 'oneTimePurchase')).toBe('placed');
  expect(lines()).toEqual([{ type: 'custompacket', slug, purchaseType: 'oneTimePurchase', quantity: 1 }]);
});

test('a packet with the same contents, even ready-made, is not added again [PACKET-9]', async () => {
  hold(ready);
  expect(await addBox()).toBe('duplicate');
  expect(lines()).toEqual([{ type: 'packet', slug: ready.slug, purchaseType: 'subscription', quantity: 1 }]);
});

test('a customised packet takes the place of its line with quantity 1 [DIALOG-7 PACKET-10]', async () => {
  hold(ready);
  expect(packetInCart('packet:p1')).toEqual({ slug: ready.slug, name, purchaseType: 'subscription' });
  expect(await addBox('packet:p1', 'subscription', 16)).toBe('placed');
  expect(lines()).toEqual([
    { type: 'custompacket', slug: 'pad.super.16_custom', purchaseType: 'subscription', quantity: 1 },
  ]);
});

test('when only the purchase type changes, the line and its price stay', async () => {
  hold(ready);
  expect(await addBox('packet:p1', 'oneTimePurchase')).toBe('placed');
  expect(lines()).toEqual([{ type: 'packet', slug: ready.slug, purchaseType: 'oneTimePurchase', quantity: 1 }]);
});

test('a removed line is added again; a line that is no packet is not changed', async () => {
  expect(packetInCart('packet:p1')).toBe(null);
  expect(await addBox('packet:p1')).toBe('placed');
  expect(lines()).toEqual([{ type: 'custompacket', slug, purchaseType: 'subscription', quantity: 1 }]);
});
