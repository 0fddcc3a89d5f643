import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findAccount } from '../../account/index.ts';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { loadPlan } from '../plan/index.ts';
import { cyclesOf, liveUntil, subscribe, type Subscriber } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

/** The first delivery becomes the oldest of 131, eight weeks apart, and the planned one the 132nd. */
async function grow({ subscription }: Subscriber): Promise<void> {
  const { db } = shop.database;
  const isOf = (cycle: number) => sql`cycles.subscription_id = ${subscription} and cycles.cycle = ${cycle}`;
  await db.execute(sql`update subscription_cycles cycles set cycle = 132 where ${isOf(2)}`);
  await db.execute(sql`insert into subscription_cycles select more.* from subscription_cycles cycles,
    generate_series(1, 130) n, lateral jsonb_populate_record(cycles, jsonb_build_object('cycle', 1 + n,
    'order_id', cycles.order_id || '-' || n, 'order_day', cycles.order_day - (130 - n) * 56)) more where ${isOf(1)}`);
  await db.execute(sql`update subscription_cycles cycles set order_day = order_day - 130 * 56 where ${isOf(1)}`);
}

test('a renewal reads only the coming and the latest deliveries of a long history', async () => {
  const elif = await subscribe(shop);
  await grow(elif);
  const { db } = shop.database;
  const account = (await findAccount(db, elif.accountId))!;
  const read = async (leavesOutPast: boolean) => {
    const { plan } = await loadPlan(db, account, { now: shop.clock.now(), leavesOutPast });
    const [{ cycles, lastOrderDay } = { cycles: [], lastOrderDay: null }] = plan.subscriptions;
    return { read: cycles.length, last: cycles.at(-1)?.cycle, lastOrderDay };
  };
  const [last, lastOrderDay] = [132, '2026-03-02'];
  expect([await read(false), await read(true)]).toEqual([
    { read: 132, last, lastOrderDay },
    { read: 3, last, lastOrderDay },
  ]);
  await liveUntil(shop, '2026-04-30T00:00:00Z');
  expect((await cyclesOf(shop, elif.subscription)).slice(-2)).toEqual([
    '132 ORDERED 2026-04-27 PAID',
    '133 PLANNED 2026-06-22',
  ]);
});
