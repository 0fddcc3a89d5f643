import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Shop, startShop, tampons } from '../../checkout/testing.ts';
import { cyclesOf, liveUntil, subscribe, type Subscriber, subscriptionCycles } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

const renewalMails = async ({ email }: Subscriber) =>
  (await shop.app.context.mail.list({ recipient: email }))
    .filter(({ kind }) => kind.startsWith('renewal.'))
    .map(({ kind, createdAt }) => `${createdAt.toISOString().slice(0, 10)} ${kind.slice(8)}`)
    .toSorted();

test('a delivery is announced, locked, charged once and mailed as paid, and the next is planned', async () => {
  const elif = await subscribe(shop);
  await liveUntil(shop, '2026-04-30T00:00:00Z');
  expect(await cyclesOf(shop, elif.subscription)).toEqual([
    '1 ORDERED 2026-03-02 PAID',
    '2 ORDERED 2026-04-27 PAID',
    '3 PLANNED 2026-06-22',
  ]);
  expect(await renewalMails(elif)).toEqual(['2026-04-20 announce', '2026-04-27 paid']);
});

/** The state of the second delivery of each. */
const statesOf = (all: readonly Subscriber[]) =>
  Promise.all(
    all.map(async ({ subscription }) => {
      const isIt = eq(subscriptionCycles.subscriptionId, subscription);
      const rows = await shop.database.db.select().from(subscriptionCycles).where(isIt);
      const second = rows.find(({ cycle }) => cycle === 2)!;
      return `${second.state}, waited ${second.stockWaits} times${second.failures > 0 ? ', threw' : ''}`;
    }),
  );

const locked = 'LOCKED, waited 0 times';

test('of many due deliveries, one that fails holds up no other', async () => {
  const { db } = shop.database;
  const all = [await subscribe(shop), await subscribe(shop), await subscribe(shop)];
  const [, broken] = all;
  await liveUntil(shop, shop.clock.now().getTime() + 50 * 86_400_000);
  await db.execute(sql`update subscriptions set delivery_address_id = 'gone' where id = ${broken!.subscription}`);
  await liveUntil(shop, shop.clock.now().getTime() + 3 * 86_400_000);
  const meanwhile = await statesOf(all);
  await db.execute(
    sql`update subscriptions set delivery_address_id = billing_address_id where id = ${broken!.subscription}`,
  );
  await liveUntil(shop, shop.clock.now().getTime() + 86_400_000);
  expect({ meanwhile, mended: await statesOf(all) }).toEqual({
    meanwhile: [locked, 'PLANNED, waited 0 times, threw', locked],
    mended: [locked, locked, locked],
  });
});

test('of deliveries that need the last boxes, as many are locked as there are boxes, and the others wait', async () => {
  const { db } = shop.database;
  await db.execute(sql`update subscription_cycles set next_step = null, next_step_at = null`);
  const all = [await subscribe(shop), await subscribe(shop), await subscribe(shop)];
  await liveUntil(shop, shop.clock.now().getTime() + 50 * 86_400_000);
  await db.execute(sql`update products set stock = 2 + (select coalesce(sum(boxes), 0) from stock_holds
    where product_id = products.id) where id = ${tampons}`);
  await liveUntil(shop, shop.clock.now().getTime() + 3 * 86_400_000);
  expect((await statesOf(all)).toSorted()).toEqual([locked, locked, 'PLANNED, waited 1 times']);
});
