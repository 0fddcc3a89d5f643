import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../scripts/processes/postgres.ts';
import { type App, buildApp } from '../../server/app.ts';
import { type Shop, startShop } from '../../server/modules/checkout/testing.ts';
import { capturesOf, cyclesOf, renewalJobFaultsPort, liveUntil } from '../../server/modules/subscriptions/testing.ts';
import { manualClock } from '../../server/platform/clock/clock.ts';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import { lead, race } from '../harness/races.ts';
import { copySubscriber } from '../harness/subscribers.ts';

let postgres: Postgres;
let shop: Shop;
/** The other process: its own connections, its own clock. */
let pool: Database;
let other: App;
const clock = manualClock();
const engine = async (now: Date) => {
  clock.set(now);
  for (const job of ['subscription-engine', 'reconcile-payments']) await other.context.jobs.runNow(job);
};
const faults = () => shop.app.ports(renewalJobFaultsPort).renewalJobFaults;

beforeAll(async () => {
  postgres = startPostgres();
  const database = await openDatabase(postgres.url, { onError: () => undefined });
  await database.migrate();
  shop = await startShop({ database, hasOneClock: true });
  pool = await openDatabase(postgres.url, { onError: () => undefined });
  other = await buildApp({ config: shop.app.context.config, database: pool, clock });
});
afterEach(() => {
  faults().now = null;
  shop.setFaults(null);
});
afterAll(async () => {
  await other.close();
  await pool.close();
  await shop.close();
  postgres.stop();
});

test('a step taken by one process is skipped by another without waiting', async () => {
  const first = await lead({ shop }, 'announce');
  await copySubscriber(shop.database.db, first, 3);
  shop.clock.set(first.at);
  const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  faults().now = {
    at(place) {
      if (place === 'insideStep') reached.resolve();
      return place === 'insideStep' ? go.promise : undefined;
    },
  };
  const slow = shop.runJobs('subscription-engine');
  await reached.promise;
  await engine(first.at);
  go.resolve();
  await slow;
  const mails = await shop.app.context.mail.list({ recipient: first.email });
  expect(mails.filter(({ kind }) => kind === 'renewal.announce')).toHaveLength(1);
});

test.each(['lock', 'charge'] as const)(
  'a change by a customer while the engine is at “%s” applies before or after it',
  async (step) => {
    const { wrong, rounds } = await race({ shop, engine }, step, {
      rounds: 3,
      only: ['skip', 'cancel', 'changeDate', 'edit'],
    });
    expect({ wrong, isPlayed: rounds > 0 }).toEqual({ wrong: [], isPlayed: true });
  },
);

test('a database outage in the middle of a step, and while the bank is asked, costs nothing but time', async () => {
  const first = await lead({ shop }, 'charge');
  let outages = 0;
  const goAway = () => {
    outages += 1;
    postgres.crash();
    postgres.start();
  };
  faults().now = { at: (place) => void (place === 'insideStep' && outages === 0 && goAway()) };
  shop.setFaults({ at: (step) => void (step === 'afterCharge' && outages === 1 && goAway()) });
  // A job without a database fails, as does a query on a broken connection; each runs again later.
  const live = () => liveUntil(shop, first.at.getTime() + 3_600_000);
  let isOver = false;
  for (let tries = 0; tries < 30 && !isOver; tries += 1)
    isOver = await live().then(
      () => outages === 2,
      () => false,
    );
  expect([outages, await capturesOf(shop, first), (await cyclesOf(shop, first.subscription))[1]]).toEqual([
    2,
    [7490],
    `2 ORDERED ${first.orderDay} PAID`,
  ]);
});
