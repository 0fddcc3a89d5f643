import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { products } from '../../catalog/testing.ts';
import { nextKey, openShopper, type Shop, startShop, tampons } from '../../checkout/testing.ts';
import { ask, before, order, orderingNow, refused } from './order-now.samples.ts';
import { cyclesOf, subscribe, totalsOf } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
let our: ReturnType<typeof orderingNow>;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true, deadlineMs: 1500 });
  our = orderingNow(shop);
}, 60_000);
afterAll(() => shop.close());

describe('order now', () => {
  test('a planned delivery is charged and sent today, and the rhythm restarts today [SUBSCRIPTION-13]', async () => {
    const elif = await subscribe(shop);
    const boxes = await our.stock();
    const shown = await ask(elif, 'preview', { act: { kind: 'orderNow' } });
    const { before: asItIs, after, differenceNow } = shown.body.data;
    expect(differenceNow).toBe(74.9);
    // The box that leaves today comes first: it replaces the next one.
    const [{ orderDate: _day, arrival: _window, ...box }] = asItIs;
    expect([after.length, after[0]]).toEqual([
      3,
      {
        ...box,
        state: 'locked',
        orderDate: our.today(),
        arrival: { earliest: expect.any(String), latest: expect.any(String) },
        changeUntil: expect.any(String),
        letGoUntil: expect.any(String),
      },
    ]);
    const key = nextKey();
    const once = () => order(elif, { key, chargedAmount: 74.9 });
    // Either of two simultaneous requests may be the one that pays; the other returns the state of the attempt.
    const both = await Promise.all([once(), once()]);
    const paid = await once();
    const { attemptId, orderIds } = paid.body.data;
    expect([paid.status, paid.body.data, both.map(({ body }) => body.data.attemptId)]).toEqual([
      200,
      {
        state: 'paid',
        money: 'charged',
        attemptId,
        chargedAmount: 74.9,
        orderIds,
        subscriptionIds: [elif.subscription],
        isFirstPurchase: false,
        lines: [],
        promoCode: null,
      },
      [attemptId, attemptId],
    ]);
    expect(await our.captured(elif)).toEqual(['paid 1 7490']);
    expect([await our.stock(), await our.reserved()]).toEqual([boxes - 1, 0]);
    const now = our.today();
    const next = (await cyclesOf(shop, elif.subscription))[2]!;
    expect(await cyclesOf(shop, elif.subscription)).toEqual([`1 ORDERED ${now} PAID`, `2 ORDERED ${now} PAID`, next]);
    const { body } = await elif.call('GET', `subscriptions/${elif.subscription}`);
    const { cycle, version, undoable, status, nextOrderDate } = body.data;
    expect([cycle, version, undoable, status, `3 PLANNED ${nextOrderDate}`]).toEqual([2, 2, null, 'ACTIVE', next]);
    const sent = (await elif.call('POST', `orders/${orderIds[0]}`)).body.data;
    expect([sent.status, sent.cycle, sent.price.chargedAmount, sent.card.lastFourDigits]).toEqual([
      'PAID',
      2,
      74.9,
      '0008',
    ]);
    expect(await our.mailsSentTo(elif)).toEqual(['renewal.paid']);
    await our.live(elif, our.day(20));
    expect(await our.captured(elif)).toEqual(['paid 1 7490']);
  });

  test('a locked delivery keeps its order and boxes, and is not charged again on its day', async () => {
    const bought = await subscribe(shop);
    const due = await our.orderDay(bought);
    const elif = await our.live(bought, before(due, 2));
    expect(await our.statesOf(elif)).toEqual(['1 ORDERED PAID', '2 LOCKED CREATED', '3 PLANNED']);
    const orderId = (await elif.call('POST', `subscriptions/${elif.subscription}/get-last-order-status`)).body.data
      ._order;
    const paid = (await order(elif)).body.data;
    expect([paid.state, paid.chargedAmount, paid.orderIds]).toEqual(['paid', 74.9, [orderId]]);
    expect(await our.statesOf(elif)).toEqual(['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED']);
    await our.live(elif, our.day(10));
    expect([await our.captured(elif), await our.statesOf(elif), await our.reserved()]).toEqual([
      ['paid 1 7490'],
      ['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED'],
      0,
    ]);
  });

  test('the balance pays first, and one payment covers several subscriptions', async () => {
    const shopper = await openShopper(shop);
    const one = await subscribe(shop, { shopper });
    const two = await subscribe(shop, { shopper, boxes: 2 });
    const { accountId } = one;
    await shop.database.db.execute(sql`update accounts set balance_kurus = 10000 where id = ${accountId}`);
    const paid = (await order(two, { subscriptions: [two.subscription, one.subscription], chargedAmount: 124.7 })).body
      .data;
    // 149,80 with 100 of the balance, and 74,90.
    expect([paid.state, paid.chargedAmount, await our.balanceOf(one)]).toEqual(['paid', 124.7, 0]);
    expect(await totalsOf(shop, paid.attemptId)).toMatchObject({ captures: 1, net: 12470 });
    expect([await our.statesOf(one), await our.statesOf(two)]).toEqual([
      ['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED'],
      ['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED'],
    ]);
    const moves = await shop.database.db.execute(
      sql`select reason, amount_kurus, order_id from balance_movements where account_id = ${accountId} order by created_at`,
    );
    expect(moves.rows).toEqual([{ reason: 'SPENT', amount_kurus: -10000, order_id: paid.orderIds[0] }]);
  });

  test('no card is charged when the balance covers the total', async () => {
    const elif = await subscribe(shop);
    await shop.database.db.execute(sql`update accounts set balance_kurus = 7490 where id = ${elif.accountId}`);
    await shop.database.db.execute(sql`delete from saved_cards where account_id = ${elif.accountId}`);
    const paid = (await order(elif, { chargedAmount: 0 })).body.data;
    expect([paid.state, paid.chargedAmount, await our.balanceOf(elif)]).toEqual(['paid', 0, 0]);
    expect([await our.captured(elif), await our.statesOf(elif)]).toEqual([
      ['paid 0 0'],
      ['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED'],
    ]);
  });
});

describe('order now is refused without effect', () => {
  test('for a wrong total, another account, a used key or no card', async () => {
    const elif = await subscribe(shop);
    expect(await refused(elif, { chargedAmount: 70 })).toEqual([
      409,
      'MISCALCULATION',
      { grossOriginalAmount: 74.9, chargedAmount: 74.9 },
    ]);
    const other = await subscribe(shop);
    expect(await refused(other, { subscriptions: [elif.subscription] })).toEqual([404, 'NOT_FOUND', undefined]);
    const key = nextKey();
    await order(elif, { key });
    expect(await refused(elif, { key, challenge: true })).toEqual([409, 'IDEMPOTENCY_MISMATCH', undefined]);
    await shop.database.db.execute(sql`delete from saved_cards where account_id = ${other.accountId}`);
    expect(await refused(other)).toEqual([422, 'CARD_REQUIRED', undefined]);
    expect([await our.statesOf(other), await our.reserved()]).toEqual([['1 ORDERED PAID', '2 PLANNED'], 0]);
  });

  test('without the price or the cycle', async () => {
    const elif = await subscribe(shop);
    const _subscriptions = [elif.subscription];
    const price = { chargedAmount: 74.9, _currency: 'TRY' };
    const answers = [];
    for (const body of [{ _subscriptions }, { _subscriptions, price }, { _subscriptions, cycle: 2 }]) {
      const { status, body: answer } = await elif.call('POST', 'subscriptions/order-immediately', body, nextKey());
      answers.push([status, answer.code, answer.data.fields.map(({ path }: { path: string }) => path)]);
    }
    expect(answers).toEqual([
      [400, 'VALIDATION', ['cycle', 'price']],
      [400, 'VALIDATION', ['cycle']],
      [400, 'VALIDATION', ['price']],
    ]);
    expect([await our.captured(elif), await our.statesOf(elif)]).toEqual([[], ['1 ORDERED PAID', '2 PLANNED']]);
  });

  test('for a box that another tab has ordered: no other box is charged instead', async () => {
    const elif = await subscribe(shop);
    expect((await order(elif, { cycle: 2, chargedAmount: 74.9 })).body.data.state).toBe('paid');
    const states = await our.statesOf(elif);
    expect(await refused(elif, { cycle: 2, chargedAmount: 74.9 })).toEqual([409, 'DELIVERY_IN_PREPARATION', undefined]);
    expect(await our.statesOf(elif)).toEqual(states);
  });

  test('for a paused or due subscription, and for different cards', async () => {
    const shopper = await openShopper(shop);
    const [one, two] = [
      await subscribe(shop, { shopper }),
      await subscribe(shop, { shopper, card: 'renewalDeclines' }),
    ];
    expect(await refused(one, { subscriptions: [one.subscription, two.subscription], chargedAmount: 149.8 })).toEqual([
      409,
      'DIFFERENT_CARDS',
      undefined,
    ]);
    await ask(one, 'pause', { until: null });
    expect(await refused(one)).toEqual([409, 'SUBSCRIPTION_NOT_ACTIVE', undefined]);
    const later = await our.live(two, new Date((await our.orderDay(two)).getTime() + 3_600_000));
    expect(await our.statesOf(later)).toEqual(['1 ORDERED PAID', '2 DUE DUE_PAYMENT', '3 PLANNED']);
    expect(await refused(later)).toEqual([409, 'DELIVERY_IN_PREPARATION', undefined]);
  });

  test('for an item that is sold out or no longer sold', async () => {
    const elif = await subscribe(shop);
    const isTampons = eq(products.id, tampons);
    const boxes = await our.stock();
    const { db } = shop.database;
    await db.update(products).set({ stock: 0 }).where(isTampons);
    expect(await refused(elif)).toEqual([409, 'OUT_OF_STOCK', { products: [{ _product: tampons, available: 0 }] }]);
    await db.update(products).set({ stock: boxes }).where(isTampons);
    await db.execute(sql`update subscription_lines set item_id = 'gone' where subscription_id = ${elif.subscription}`);
    const unavailable = [{ index: 0, type: 'product', _id: 'gone', reason: 'unknown' }];
    expect(await refused(elif)).toEqual([422, 'ITEM_UNAVAILABLE', { unavailable }]);
    // The page requests a preview before it orders.
    const { status, body } = await ask(elif, 'preview', { act: { kind: 'orderNow' } });
    expect([status, body.code, body.data]).toEqual([422, 'ITEM_UNAVAILABLE', { unavailable }]);
    expect([await our.statesOf(elif), await our.captured(elif)]).toEqual([['1 ORDERED PAID', '2 PLANNED'], []]);
  });
});
