import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addresses } from '../../addresses/testing.ts';
import type { AttemptStep } from '../../attempts/testing.ts';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { orders } from '../../orders/testing.ts';
import { renewalJobFaultsPort } from './renewal-job.ts';
import { cyclesOf, renewalStepSwitches, liveUntil, paymentSubjects, subscribe, totalsOf } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

/** Eight weeks and some days on, whatever weekday that is. */
const later = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString();

async function netOf(subscription: string): Promise<number[]> {
  const { db } = shop.database;
  const subject = `cycle:${subscription}:2`;
  const tried = await db.select().from(paymentSubjects).where(eq(paymentSubjects.subject, subject));
  const totals = await Promise.all(tried.map(({ attemptId }) => totalsOf(shop, attemptId)));
  return totals.map(({ net }) => net).filter((net) => net !== 0);
}

const statesOf = async (subscription: string) =>
  (await cyclesOf(shop, subscription)).map((row) => row.replace(/ \d{4}-\d\d-\d\d/, '')).slice(0, 2);
const paid = ['1 ORDERED PAID', '2 ORDERED PAID'];

const places: AttemptStep[] = [
  'insideOpen',
  'afterOpen',
  'beforeCharge',
  'afterCharge',
  'insideRecord',
  'insideFulfil',
  'afterRecord',
];

test.each(places)(
  'a process that dies at %s while it charges a renewal leaves one capture and one order',
  async (place) => {
    const { subscription } = await subscribe(shop);
    let died = 0;
    shop.setFaults({
      at(step) {
        if (step !== place || died > 0) return;
        died += 1;
        throw new Error('the process died');
      },
    });
    await liveUntil(shop, later(58));
    shop.setFaults(null);
    await liveUntil(shop, later(2));
    expect([died, await statesOf(subscription), await netOf(subscription)]).toEqual([1, paid, [7490]]);
  },
);

test.each(['insideStep', 'afterStep'] as const)('a crash %s of each step leaves one paid order', async (place) => {
  const { subscription } = await subscribe(shop);
  const died = new Set<string>();
  shop.app.ports(renewalJobFaultsPort).renewalJobFaults.now = {
    at(where, step) {
      if (where !== place || died.has(step)) return;
      died.add(step);
      throw new Error('the process died');
    },
  };
  await liveUntil(shop, later(58));
  shop.app.ports(renewalJobFaultsPort).renewalJobFaults.now = null;
  await liveUntil(shop, later(2));
  expect([[...died], await statesOf(subscription), await netOf(subscription)]).toEqual([
    ['announce', 'lock', 'charge'],
    paid,
    [7490],
  ]);
});

test('a step held by operations waits, and continues when released', async () => {
  const { db } = shop.database;
  const { subscription } = await subscribe(shop);
  const hold = { reason: 'a test', setBy: 'operations:test', setAt: shop.clock.now() };
  await db.insert(renewalStepSwitches).values({ ...hold, step: 'charge' });
  await liveUntil(shop, later(57));
  const waiting = await statesOf(subscription);
  await db.delete(renewalStepSwitches);
  await liveUntil(shop, later(5));
  expect([waiting, await statesOf(subscription)]).toEqual([['1 ORDERED PAID', '2 LOCKED CREATED'], paid]);
});

test('an address outside the delivery area delays no other account: its next box is charged once, and goes there', async () => {
  const { db } = shop.database;
  const [there, other] = [await subscribe(shop), await subscribe(shop)];
  const [row] = await db.select().from(addresses).where(eq(addresses.id, there.addressId));
  const country = { _id: 'ae', name: { tr: 'BAE', en: 'UAE' } };
  const location = { ...row!.location, country };
  await db.update(addresses).set({ location }).where(eq(addresses.id, there.addressId));
  await liveUntil(shop, later(60));
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, there.accountId), eq(orders.cycle, 2)));
  expect([
    await statesOf(there.subscription),
    await netOf(there.subscription),
    order?.deliveryAddress.location.country,
    await statesOf(other.subscription),
  ]).toEqual([paid, [7490], country, paid]);
});
