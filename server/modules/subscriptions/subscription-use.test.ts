import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dayOf } from '../../../domain/calendar/index.ts';
import { addresses } from '../addresses/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, startShop, superPads } from '../checkout/testing.ts';
import { findDestination } from '../orders/index.ts';
import { moveAlong, orders, toTheDoor } from '../orders/testing.ts';
import { subscriptionLines, subscriptions } from './plan/subscriptions.tables.ts';
import { subscribe, type Subscriber } from './testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

test('a changed address is applied to orders and subscriptions that use it, and no others [ADDRESS-4]', async () => {
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

  // The picture of a door is used for orders that are not delivered yet.
  const [delivered, onItsWay] = before.ordersOfHome;
  await moveAlong(shop.app.context, delivered!, ...toTheDoor);
  await moveAlong(shop.app.context, onItsWay!, 'pack', 'ship', 'out');
  const shown = await shopper.call('POST', `orders/updateAddressPictureForActiveOrders/${home}`, { picture: null });
  expect(shown.body.data).toEqual({ orderIds: [onItsWay] });
  const [{ number } = { number: '' }] = await db.select().from(orders).where(eq(orders.id, onItsWay!));
  const packed = (await shopper.call('POST', `addresses/${home}/apply`, { choices: ['APPLY_TO_CURRENT_ORDER'] })).body;
  expect([packed.data, await awaited()]).toEqual([{ orderIds: [], subscriptionIds: [], tooLateOrderIds: [] }, ['İş']]);
  // A parcel that could not be delivered is sent again, to the current address.
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

test('a saved card stays while a payment with it may create a subscription, and while that one uses it', async () => {
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

const act = async (customer: Subscriber, path: string, body?: unknown) => {
  const { status, body: answer } = await customer.call('POST', `subscriptions/${customer.subscription}/${path}`, body);
  return { status, code: answer.code, data: answer.data };
};

/** A packet that has left the catalogue. */
const goneLine = ({ subscription: subscriptionId }: Subscriber) => {
  const line = {
    id: shop.app.context.ids.next(),
    subscriptionId,
    kind: 'packet',
    itemId: 'gone',
    boxes: null,
  } as const;
  const agreedOn = dayOf(shop.clock.now().getTime());
  return { ...line, quantity: 1, sortOrder: 1, scope: 'always', agreedOn } as const;
};

/** A card saved with another purchase; no subscription uses it. */
async function secondCard(elif: Subscriber) {
  const bought = await elif.buy('3ds/buy-request', await elif.checkout({ once: 1 }, newCard('renewalDeclines', true)));
  await passChallenge(bought.body.data.redirectUrl);
  const cards: { _id: string; isInUse: boolean; lastFourDigits: string }[] = (await elif.call('POST', 'cards/read'))
    .body.data;
  return cards.find(({ isInUse }) => !isInUse)!;
}

test('an address cannot be deleted while a payment may create a subscription with it', async () => {
  const shopper = await openShopper(shop);
  const remove = async () => {
    const at = `/api/private/user/addresses/${shopper.addressId}?version=1`;
    const { status, body } = await shop.call('DELETE', at, { token: shopper.token });
    return [status, body.code, body.message?.tr];
  };
  const wanted = await shopper.checkout({ subscribed: 1 }, newCard('succeeds'));
  const { redirectUrl } = (await shopper.buy('3ds/buy-request', wanted)).body.data;
  const unfinished = await remove();
  await passChallenge(redirectUrl);
  expect([unfinished, await remove()]).toEqual([
    [409, 'ADDRESS_IN_USE', 'Bitmemiş bir ödemen bu adrese gidiyor. Sonucu belli olunca silebilirsin.'],
    [409, 'ADDRESS_IN_USE', 'Aboneliğin ya da sıradaki kutun bu adrese gidiyor. Önce başka bir adres seç.'],
  ]);
  const once = await openShopper(shop);
  await once.buy('3ds/buy-request', await once.checkout({ once: 1 }, newCard('succeeds')));
  const at = `/api/private/user/addresses/${once.addressId}?version=1`;
  expect((await shop.call('DELETE', at, { token: once.token })).status).toBe(200);
});

describe('a subscription', () => {
  test('is not restored by undo to a deleted card or an item that is no longer sold', async () => {
    const elif = await subscribe(shop);
    const { db } = shop.database;
    const [first] = (await elif.call('POST', 'cards/read')).body.data;
    const card = await secondCard(elif);
    const changed = await act(elif, 'edit', { action: 'EDIT_SUBSCRIPTION', _card: card._id });
    expect(changed.data.undoable.act).toBe('replaceCard');
    expect((await elif.call('POST', 'cards/delete-one-by-id', { _id: first._id })).status).toBe(200);
    const undone = async () => {
      const shown = (await elif.call('GET', `subscriptions/${elif.subscription}`)).body.data;
      const { status, code } = await act(elif, 'undo');
      return [shown.undoable, status, code];
    };
    expect(await undone()).toEqual([null, 409, 'NOTHING_TO_UNDO']);
    await db.insert(subscriptionLines).values(goneLine(elif));
    const price = { grossOriginalAmount: 237.8, _currency: 'TRY' };
    const products = [{ _product: superPads, quantity: 2 }];
    const without = await act(elif, 'edit', { action: 'EDIT_SUBSCRIPTION', packets: [], products, price });
    expect([without.status, await undone()]).toEqual([200, [null, 409, 'NOTHING_TO_UNDO']]);
  });

  test('changes its card and its address while it contains an item that is no longer sold', async () => {
    const elif = await subscribe(shop);
    const { db } = shop.database;
    await db.insert(subscriptionLines).values(goneLine(elif));
    const [home] = await db.select().from(addresses).where(eq(addresses.id, elif.addressId));
    const office = shop.app.context.ids.next();
    await db.insert(addresses).values({ ...home!, id: office, title: 'İş', isPrimary: false });
    const card = await secondCard(elif);
    const before = (await elif.call('GET', `subscriptions/${elif.subscription}`)).body.data;
    const moved = await act(elif, 'edit?version=1', {
      action: 'EDIT_SUBSCRIPTION',
      _card: card._id,
      _deliveryAddress: office,
    });
    const facts = ({ version, undoable, card: paidBy, _deliveryAddress, _billingAddress, ...rest }: typeof before) => ({
      rest,
      changed: [version, undoable?.act ?? null, paidBy._id, _deliveryAddress, _billingAddress],
    });
    const deliveries = before.deliveries.map((delivery: object) => ({ ...delivery, _deliveryAddress: office }));
    expect(before.packets).toEqual([{ _packet: null, quantity: 1, sortOrder: 1 }]);
    expect([moved.status, facts(moved.data)]).toEqual([
      200,
      { ...facts({ ...before, deliveries }), changed: [2, 'replaceCard', card._id, office, office] },
    ]);
  });

  test('can change its interval while it contains an item that is no longer sold: contents and prices stay', async () => {
    const elif = await subscribe(shop);
    const { db } = shop.database;
    await db.insert(subscriptionLines).values(goneLine(elif));
    await db.execute(sql`update subscription_lines set agreed_on = '2024-01-01'
      where subscription_id = ${elif.subscription}`);
    const linesOf = () =>
      db.select().from(subscriptionLines).where(eq(subscriptionLines.subscriptionId, elif.subscription));
    const before = (await elif.call('GET', `subscriptions/${elif.subscription}`)).body.data;
    const stored = await linesOf();
    const preview = await act(elif, 'preview', { act: { kind: 'edit', cycle: 2, intervalDays: 84 } });
    const rarer = await act(elif, 'edit?version=1&cycle=2', { action: 'EDIT_SUBSCRIPTION', intervalDays: 84 });
    const again = await act(elif, 'edit?version=1&cycle=2', { action: 'EDIT_SUBSCRIPTION', intervalDays: 84 });
    const facts = ({ version, intervalDays, undoable, deliveries, ...rest }: typeof before) => ({
      rest,
      changed: [version, intervalDays, undoable?.act ?? null],
      boxes: deliveries.map(({ orderDate, price, lines }: Record<string, unknown>) => ({ orderDate, price, lines })),
    });
    const { boxes, ...shown } = facts(before);
    const rhythm = ['2026-04-27', '2026-07-20', '2026-10-12'];
    expect([rarer.status, facts(rarer.data), await linesOf(), preview.data.after, again.data]).toEqual([
      200,
      {
        ...shown,
        changed: [2, 84, 'edit'],
        boxes: boxes.map((box: object, nth: number) => ({ ...box, orderDate: rhythm[nth] })),
      },
      stored,
      rarer.data.deliveries,
      rarer.data,
    ]);
    const back = await act(elif, 'undo');
    expect([back.data.intervalDays, back.data.deliveries]).toEqual([56, before.deliveries]);
    const odd = await act(elif, 'edit', { action: 'EDIT_SUBSCRIPTION', intervalDays: 30 });
    expect([odd.status, odd.data.fields[0].path]).toEqual([400, 'intervalDays']);
  });

  test('keeps its addresses from deletion, and undo restores none that was deleted', async () => {
    const elif = await subscribe(shop);
    const [home] = await shop.database.db.select().from(addresses).where(eq(addresses.id, elif.addressId));
    const office = shop.app.context.ids.next();
    await shop.database.db.insert(addresses).values({ ...home!, id: office, title: 'İş', isPrimary: false });
    const price = { grossOriginalAmount: 237.8, _currency: 'TRY' };
    const products = [{ _product: superPads, quantity: 2 }];
    const given = { action: 'EDIT_SUBSCRIPTION', packets: [], products, price };
    const billed = await act(elif, 'edit', { ...given, _billingAddress: office });
    const remove = async (id: string) =>
      (await shop.call('DELETE', `/api/private/user/addresses/${id}?version=1`, { token: elif.token })).body.code ??
      'gone';
    expect([billed.status, await remove(office), await remove(elif.addressId)]).toEqual([
      200,
      'ADDRESS_IN_USE',
      'ADDRESS_IN_USE',
    ]);
    const ended = await act(elif, 'cancel', { _reason: 'price' });
    expect([ended.data.undoable.act, await remove(office)]).toEqual(['cancel', 'gone']);
    const back = await act(elif, 'undo');
    expect([back.status, back.code]).toEqual([409, 'NOTHING_TO_UNDO']);
    expect((await elif.call('GET', `subscriptions/${elif.subscription}`)).body.data.undoable).toBe(null);
  });
});
