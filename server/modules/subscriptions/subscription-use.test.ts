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
  expect([await findDestination(db, number), await findDestination(db, 'MRC-0')]).toEqual([
    { accountId, addressId: home },
    null,
  ]);
});
