// npm run test:crash-points [TIMES] [PLACE…]: a process of the shop gets SIGKILL at each place of a renewal, TIMES times
// (20) each, on a durable Postgres; then another goes on, and every subscription must stand as if nobody had died, with
// the bank's ledger as it must be. 'PLACE' is as printed: 'insideStep lock', 'afterCharge'.
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';
import { loadavg } from 'node:os';

const { startPostgres } = await import('../../scripts/postgres.ts');
const { startShop } = await import('../../server/modules/checkout/testing.ts');
const { openDatabase } = await import('../../server/platform/database/database.ts');
const { openCrew } = await import('../stand/crew.ts');
const { lead, liveOn, mendCards, raceSteps, standsOf } = await import('../stand/races.ts');
const { copySubscriber } = await import('../stand/subscribers.ts');

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
const [times = '20', ...wanted] = process.argv.slice(2);
/** Enough that the last to die still finds some. */
const copies = 8 * Number(times) + 20;

const postgres = startPostgres();
try {
  const database = await openDatabase(postgres.url);
  await database.migrate();
  const shop = await startShop({ database, hasOneClock: true });
  await database.db.execute('update products set stock = 100000000');
  const { rows: alarms } = await database.db.execute('select 1 from payment_alarms');
  let wrong = alarms.length;
  for (const { at, step, ...given } of places.filter(
    ({ at: place }) => wanted.length === 0 || wanted.includes(place),
  )) {
    const began = performance.now();
    const first = await lead({ shop }, step, 'card' in given ? given.card : undefined);
    const all = [first, ...(await copySubscriber(database.db, first, copies))].map(({ subscription }) => subscription);
    if (step === 'retry') await mendCards({ shop });
    const deaths = { at, times: Number(times) };
    const crew = await openCrew(2, { databaseUrl: postgres.url, bankUrl: shop.bank.url, deaths });
    const engine = async (now: Date) =>
      void (await crew.work({ now: now.getTime(), jobs: ['subscription-engine', 'reconcile-payments'] }));
    await liveOn({ shop, engine }, first.at);
    await crew.close();
    const stands = await standsOf({ shop });
    const ends = Map.groupBy(all, (subscription) => stands.get(subscription)!.end);
    const captures = all.reduce((sum, subscription) => sum + stands.get(subscription)!.captures, 0);
    const isRight = ends.size === 1 && crew.died() >= Number(times);
    if (!isRight) wrong += 1;
    const took = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `${isRight ? '✓' : '✗'} ${at}: ${crew.died()} killed, ${captures} captures of ${all.length} subscriptions, ${took} s, load ${loadavg()[0]?.toFixed(1)}`,
    );
    for (const [end, some] of ends) console.log(`    ${some.length}: ${end}`);
  }
  if (wrong > 0) process.exitCode = 1;
  await shop.close();
} finally {
  postgres.stop();
}
