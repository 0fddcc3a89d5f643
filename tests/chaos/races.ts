// npm run test:races [ROUNDS] [STEP…]: what a customer does against what the engine does with the same delivery, in two
// processes on one durable Postgres: each action, each step, ROUNDS times (200).
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';
import { loadavg } from 'node:os';

const { startPostgres } = await import('../../scripts/processes/postgres.ts');
const { startShop } = await import('../../server/modules/checkout/testing.ts');
const { openDatabase } = await import('../../server/platform/database/database.ts');
const { openCrew } = await import('../harness/crew.ts');
const { race, raceSteps } = await import('../harness/races.ts');

const [rounds = '200', ...wanted] = process.argv.slice(2);
const postgres = startPostgres();
try {
  const database = await openDatabase(postgres.url);
  await database.migrate();
  const shop = await startShop({ database, hasOneClock: true });
  await database.db.execute('update products set stock = 100000000');
  const crew = await openCrew(1, { databaseUrl: postgres.url, bankUrl: shop.bank.url });
  const jobs = ['subscription-engine', 'reconcile-payments'];
  const engine = async (now: Date) => void (await crew.work({ now: now.getTime(), jobs }));
  for (const step of raceSteps.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const began = performance.now();
    const report = await race({ shop, engine }, step, { rounds: Number(rounds) });
    const took = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `${step}: ${report.rounds} races in ${took} s, load ${loadavg()[0]?.toFixed(1)}, ${report.wrong.length} wrong`,
    );
    for (const [end, count] of report.ends) console.log(`  ${end}: ${count}`);
    for (const one of report.wrong.slice(0, 20)) console.log(`  ✗ ${one}`);
    if (report.wrong.length > 0) process.exitCode = 1;
  }
  await crew.close();
  await shop.close();
} finally {
  postgres.stop();
}
