// npm run test:chaos: kills the server at every named step of paying and counts the bank's ledger against the orders.
// CHAOS_SHARE=0.5 takes half of the simulated deaths, CHAOS_KILLS=500 as many real ones (CHAOS_SHOPS=2: of two shops
// side by side; CHAOS_POSTGRES=1: on Postgres, in half the time), CHAOS_HISTORIES=100 as many random histories
// (CHAOS_SEED=7: others).
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';
const { runSimulated } = await import('./simulated.ts');
const { runKilled } = await import('./killed.ts');
const { runHistories } = await import('./histories.ts');

function report(what: string, { runs, deaths, steps, wrong }: Awaited<ReturnType<typeof runSimulated>>, begun: number) {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    `${what}: ${runs} payments, ${deaths} deaths at ${steps.size} steps, ${seconds} s, ${wrong.length} wrong`,
  );
  for (const [step, count] of steps) console.log(`  ${step}: ${count}`);
  for (const one of wrong) console.log(`  ✗ ${one}`);
  if (wrong.length > 0) process.exitCode = 1;
}

const share = Number(process.env['CHAOS_SHARE'] ?? 1);
const kills = Number(process.env['CHAOS_KILLS'] ?? 36);
const shopsAtOnce = Number(process.env['CHAOS_SHOPS'] ?? 1);
const isOnPostgres = process.env['CHAOS_POSTGRES'] === '1';
let begun = performance.now();
if (share > 0) report('simulated', await runSimulated(share), begun);
begun = performance.now();
if (kills > 0) report('SIGKILL', await runKilled(kills, { shopsAtOnce, isOnPostgres }), begun);

const histories = Number(process.env['CHAOS_HISTORIES'] ?? 10_000);
begun = performance.now();
if (histories > 0) {
  const result = await runHistories(histories, Number(process.env['CHAOS_SEED'] ?? 1));
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const ends = Object.entries(result.ends).map(([end, count]) => `${count} ${end}`);
  console.log(
    `histories: ${result.payments} payments in ${result.histories} (${ends.join(', ')}), ${seconds} s, difference ${result.differenceKurus} kuruş, ${result.wrong.length} wrong`,
  );
  for (const one of result.wrong) console.log(`  ✗ ${one}`);
  if (result.wrong.length > 0 || result.differenceKurus !== 0) process.exitCode = 1;
}
