// npm run test:renewals [SUBSCRIPTIONS] [CYCLES] [KILLS] [PROCESSES]: processes of the shop on one durable Postgres renew
// subscriptions over years of the shop's clock and are killed at random moments; then every order, every capture in the
// bank's ledger and every mail is counted. 200 13 10 4 without arguments.
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';
import { loadavg } from 'node:os';

const { openRenewals } = await import('../harness/renewals.ts');
const { countRenewed, judgeRenewals, sweepMails } = await import('./judge-renewals.ts');

const [subscriptions = 200, cycles = 13, kills = 10, processes = 4] = process.argv.slice(2).map(Number);
/** Steps per cycle: announce, lock, charge. */
const steps = 3;
const rest = 2 * 86_400_000;

const began = performance.now();
const renewals = await openRenewals(subscriptions, processes);
const { shop, crew } = renewals;
console.log(`${subscriptions} subscriptions after ${Math.round((performance.now() - began) / 1000)} s`);

/** The first cycle shows how long a step takes; the kills fall into the others, somewhere within that time. */
const fates = Array.from({ length: kills }, () => ({
  stop: Math.floor(steps + Math.random() * steps * (cycles - 2)),
  moment: Math.random(),
  isDone: false,
}));
const lasted = new Map<string, number>();
const seconds = new Map<string, number>();
const mails = new Map<string, number>();
const killed: string[] = [];
const loads: number[] = [];
let stops = 0;
let charged = 0;
try {
  for (let idle = 0; ;) {
    const stop = await renewals.next();
    if (!stop) break;
    const isWhole = stop.due > subscriptions / 2;
    if (stop.step === 'announce' && charged === cycles) break;
    if (stop.at <= shop.clock.now() && (idle += 1) > 20)
      throw new Error(`Nothing goes on at ${stop.at.toISOString()}.`);
    if (stop.at > shop.clock.now()) idle = 0;
    // A kill that found no process at work is tried again a cycle later.
    const due = isWhole ? fates.filter((fate) => fate.stop <= stops && !fate.isDone) : [];
    const timers = due.map((fate) =>
      setTimeout(
        () => {
          fate.isDone = crew.kill();
          if (fate.isDone) killed.push(`${stop.step} ${charged + 1} at ${Math.round(fate.moment * 100)} %`);
        },
        fate.moment * (lasted.get(stop.step) ?? 0),
      ),
    );
    const from = performance.now();
    await renewals.work(stop);
    const took = performance.now() - from;
    timers.forEach((timer) => clearTimeout(timer));
    seconds.set(stop.step, (seconds.get(stop.step) ?? 0) + took / 1000);
    if (stop.step === 'charge') charged = Math.floor((await countRenewed(renewals)) / subscriptions);
    if (!isWhole) continue;
    stops += 1;
    loads.push(loadavg()[0] ?? 0);
    lasted.set(stop.step, took);
    console.log(
      `${stop.at.toISOString().slice(0, 16)} ${stop.step}: ${stop.due} in ${(took / 1000).toFixed(1)} s, ${Math.round(stop.due / (took / 1000))}/s, load ${loads.at(-1)?.toFixed(1)}`,
    );
    if (stop.step !== 'charge') continue;
    await sweepMails(renewals, mails);
  }
  // Payments that are still open are reconciled once more, and must then be closed.
  shop.clock.advance({ milliseconds: rest });
  await crew.work({ now: shop.clock.now().getTime(), jobs: ['reconcile-payments'] });
  await sweepMails(renewals, mails);

  const whole = [...seconds.values()].reduce((sum, one) => sum + one, 0);
  const { facts, wrong } = await judgeRenewals(renewals, { subscriptions, cycles, mails });
  console.log(`killed ${killed.length} times: ${killed.join(', ')}`);
  console.log(facts.join('\n'));
  console.log(
    `${whole.toFixed(0)} s (${[...seconds].map(([step, one]) => `${step} ${one.toFixed(0)}`).join(', ')}): ${(
      (subscriptions * cycles) /
      whole
    ).toFixed(
      1,
    )} orders/s by ${processes} processes, load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`,
  );
  for (const one of wrong) console.log(`✗ ${one}`);
  if (wrong.length > 0 || killed.length < kills) process.exitCode = 1;
} finally {
  await renewals.close();
}
