// npm run test:crash-points [TIMES] [KILLS] [PLACE…]: the engine dies at each place of a renewal, TIMES times (20) within
// this process and KILLS times (3) by SIGKILL to another, on a durable Postgres; another process goes on, and every
// subscription must end as without the death, with one capture or none in the bank's ledger. PLACE is as printed:
// 'insideStep lock', 'afterCharge'.
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';
import { loadavg } from 'node:os';

const { startPostgres } = await import('../../scripts/processes/postgres.ts');
const { startShop } = await import('../../server/modules/checkout/testing.ts');
const { renewalJobFaultsPort } = await import('../../server/modules/subscriptions/testing.ts');
const { openDatabase } = await import('../../server/platform/database/database.ts');
const { openCrew } = await import('../harness/crew.ts');
const { lead, liveOn, mendCards, raceSteps, outcomesOf } = await import('../harness/races.ts');
const { copySubscriber } = await import('../harness/subscribers.ts');

const charging = [
  'insideOpen',
  'afterOpen',
  'beforeCharge',
  'afterCharge',
  'insideRecord',
  'insideFulfil',
  'afterRecord',
];
const places = [
  ...raceSteps.flatMap((step) => [`insideStep ${step}`, `afterStep ${step}`].map((at) => ({ at, step }))),
  ...charging.map((at) => ({ at, step: 'charge' as const })),
  { at: 'insideRelease', step: 'charge' as const, card: 'renewalDeclines' as const },
];
type Place = (typeof places)[number];
const jobs = ['subscription-engine', 'reconcile-payments'];
const [times = '20', kills = '3', ...wanted] = process.argv.slice(2);

/** A shop of its own for each place: its clock goes on for months, and cards end. */
async function openCourse() {
  const postgres = startPostgres();
  const database = await openDatabase(postgres.url);
  await database.migrate();
  const shop = await startShop({ database, hasOneClock: true });
  await database.db.execute('update products set stock = 100000000');
  return {
    shop,
    url: postgres.url,
    async close() {
      await shop.close();
      postgres.stop();
    },
  };
}
type Course = Awaited<ReturnType<typeof openCourse>>;
type Dying = { engine: (now: Date) => Promise<void>; died: () => number; close: () => Promise<void> };

/** Runs copies of a subscription past the step: whether all end alike, and how often `engine` died. */
async function live({ shop }: Course, { at, step, ...given }: Place, copies: number, hire: () => Promise<Dying>) {
  const { db } = shop.database;
  const first = await lead({ shop }, step, 'card' in given ? given.card : undefined);
  const all = [first, ...(await copySubscriber(db, first, copies))].map(({ subscription }) => subscription);
  if (step === 'retry') await mendCards({ shop });
  const { engine, died, close } = await hire();
  await liveOn({ shop, engine }, first.at);
  await close();
  const outcomes = await outcomesOf({ shop });
  const captures = all.reduce((sum, subscription) => sum + outcomes.get(subscription)!.captures, 0);
  const ends = Map.groupBy(all, (subscription) => outcomes.get(subscription)!.end);
  console.log(
    `${ends.size === 1 ? '✓' : '✗'} ${at}: died ${died()} times, ${captures} captures of ${all.length} subscriptions, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [end, some] of ends) console.log(`    ${some.length}: ${end}`);
  return { died: died(), areAlike: ends.size === 1 };
}

/** Simulates a death by an exception at the place: nothing that was begun is cleaned up. */
async function dyingHere({ shop }: Course, { at }: Place): Promise<Dying> {
  let died = 0;
  const die = (place: string) => {
    if (place !== at || died >= Number(times)) return;
    died += 1;
    throw new Error('the process died');
  };
  shop.setFaults({ at: die });
  const { renewalJobFaults } = shop.app.ports(renewalJobFaultsPort);
  renewalJobFaults.now = { at: (place, step) => die(`${place} ${step}`) };
  return {
    died: () => died,
    async engine() {
      for (const job of jobs) await shop.runJobs(job);
    },
    async close() {
      shop.setFaults(null);
      renewalJobFaults.now = null;
    },
  };
}

async function dyingElsewhere({ shop, url }: Course, { at }: Place): Promise<Dying> {
  const deaths = { at, times: Number(kills) };
  const crew = await openCrew(2, { databaseUrl: url, bankUrl: shop.bank.url, deaths });
  const engine = async (now: Date) => void (await crew.work({ now: now.getTime(), jobs }));
  return { engine, died: () => crew.died(), close: () => crew.close() };
}

/** Whether the bank's net total equals the sum of all orders that were paid by an attempt. */
async function isEven({ shop }: Course): Promise<boolean> {
  const { rows } = await shop.database.db.execute(`select sum(charged_kurus)::int as charged from orders
    where paid_at is not null and attempt_id in (select id from payment_attempts)`);
  return shop.bank.totals().net === rows[0]?.['charged'];
}

for (const place of places.filter(({ at }) => wanted.length === 0 || wanted.includes(at))) {
  const course = await openCourse();
  try {
    const here = await live(course, place, Number(times) + 4, () => dyingHere(course, place));
    const there = await live(course, place, 100 * Number(kills) + 6, () => dyingElsewhere(course, place));
    const hasDied = here.died === Number(times) && there.died >= Number(kills);
    const isBalanced = await isEven(course);
    if (!isBalanced) console.log(`✗ ${place.at}: the ledger and the orders differ`);
    if (!hasDied || !here.areAlike || !there.areAlike || !isBalanced) process.exitCode = 1;
  } finally {
    await course.close();
  }
}
