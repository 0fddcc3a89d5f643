import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addresses } from '../addresses/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, startShop } from '../checkout/testing.ts';
import { findDestination } from '../orders/index.ts';
import { moveAlong, orders, toTheDoor } from '../orders/testing.ts';
import { subscriptions } from './tables.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

test('a changed address is put on what goes there, and on nothing that goes elsewhere', async () => {
  const { db } = shop.database;
  const shopper = await openShopper(shop);
  const { accountId, addressId: home } = shopper;
  const [row] = await db.select().from(addresses).where(eq(addresses.id, home));
  const office = shop.app.context.ids.next();
  const ofOffice = { id: office, title: 'İş', line: 'Büyükdere Caddesi No 1', isPrimary: false };
  await db.insert(addresses).values({ ...row!, ...ofOffice });
  for (const to of [home, office]) {
    const body = await shopper.checkout({ once: 1, subscribed: 1, to }, newCard('succeeds'));
    await passChallenge((await shopper.buy('3ds/buy-request', body)).body.data.redirectUrl);
  }
  await db.update(addresses).set({ line: 'Bağdat Caddesi No 7', version: 2 }).where(eq(addresses.id, home));
  const going = async () => {
    const placed = await db.select().from(orders).where(eq(orders.accountId, accountId));
    const running = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
    const linesTo = (to: string) =>
      placed
        .filter(({ deliveryAddress }) => deliveryAddress._address === to)
        .map((order) => order.deliveryAddress.line);
    return {
      home: linesTo(home),
      office: linesTo(office),
      subscriptions: running.map(({ deliveryAddressId }) => deliveryAddressId).toSorted(),
      ordersOfHome: placed.filter(({ deliveryAddress }) => deliveryAddress._address === home).map(({ id }) => id),
      subscriptionsOfHome: running.filter(({ deliveryAddressId }) => deliveryAddressId === home).map(({ id }) => id),
    };
  };
  const before = await going();
  const awaited = async () => {
    const all: { title: string; hasUnpackedOrders: boolean }[] = (await shopper.call('GET', 'addresses')).body.data;
    return all.filter(({ hasUnpackedOrders }) => hasUnpackedOrders).map(({ title }) => title);
  };
  expect(await awaited()).toEqual([row!.title, 'İş']);
  const choices = ['APPLY_TO_CURRENT_ORDER', 'APPLY_TO_NEXT_ORDER'];
  const applied = (await shopper.call('POST', `addresses/${home}/apply`, { choices })).body.data;
  expect({ ...applied, orderIds: applied.orderIds.toSorted() }).toEqual({
    orderIds: before.ordersOfHome.toSorted(),
    subscriptionIds: before.subscriptionsOfHome,
    tooLateOrderIds: [],
  });
  expect(await going()).toEqual({ ...before, home: ['Bağdat Caddesi No 7', 'Bağdat Caddesi No 7'] });

  // The picture of a door goes with what is not delivered yet.
  const [delivered, onItsWay] = before.ordersOfHome;
  await moveAlong(shop.app.context, delivered!, ...toTheDoor);
  await moveAlong(shop.app.context, onItsWay!, 'pack', 'ship', 'out');
  const shown = await shopper.call('POST', `orders/updateAddressPictureForActiveOrders/${home}`, { picture: null });
  expect(shown.body.data).toEqual({ orderIds: [onItsWay] });
  const [{ number } = { number: '' }] = await db.select().from(orders).where(eq(orders.id, onItsWay!));
  const packed = (await shopper.call('POST', `addresses/${home}/apply`, { choices: ['APPLY_TO_CURRENT_ORDER'] })).body;
  expect([packed.data, await awaited()]).toEqual([{ orderIds: [], subscriptionIds: [], tooLateOrderIds: [] }, ['İş']]);
  // What the courier could not hand over is sent again, to where she says now.
  await moveAlong(shop.app.context, onItsWay!, 'fail');
  await db.update(addresses).set({ line: 'Sahil Yolu No 3', version: 3 }).where(eq(addresses.id, home));
  const again = (await shopper.call('POST', `addresses/${home}/apply`, { choices: ['APPLY_TO_CURRENT_ORDER'] })).body;
  expect([again.data.orderIds, await awaited()]).toEqual([[onItsWay], [row!.title, 'İş']]);
  expect((await going()).home.toSorted()).toEqual(['Bağdat Caddesi No 7', 'Sahil Yolu No 3']);
  expect([await findDestination(db, number), await findDestination(db, 'MRC-0')]).toEqual([
    { accountId, addressId: home },
    null,
  ]);
});

test('a saved card stays while a payment with it may still become a subscription, and while that is paid with it', async () => {
  const shopper = await openShopper(shop);
  const first = await shopper.checkout({ once: 1 }, newCard('succeeds', true));
  await passChallenge((await shopper.buy('3ds/buy-request', first)).body.data.redirectUrl);
  const [card] = (await shopper.call('POST', 'cards/read')).body.data;
  const remove = async () => {
    const { status, body } = await shopper.call('POST', 'cards/delete-one-by-id', { _id: card._id });
    return [status, body.code, body.data];
  };
  const wanted = await shopper.checkout({ subscribed: 1 }, { _card: card._id });
  const { redirectUrl } = (await shopper.buy('3ds/buy-request', wanted)).body.data;
  const unfinished = await remove();
  await passChallenge(redirectUrl);
  const [subscription] = (await shopper.call('GET', 'subscriptions')).body.data;
  expect([unfinished, await remove(), subscription.card._id]).toEqual([
    [409, 'CARD_IN_USE', { subscriptionIds: [] }],
    [409, 'CARD_IN_USE', { subscriptionIds: [subscription._id] }],
    card._id,
  ]);
});
