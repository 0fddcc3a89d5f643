import { readFileSync } from 'node:fs';
import { findBrowser } from './processes/browser.ts';
import { calibrate, findOverspent, type GateBudget } from './gate/gate-budget.ts';
import { findPostgres } from './processes/postgres.ts';
import { type Ran, runStep } from './gate/steps.ts';
import { embeddedTests } from './gate/test-places.ts';

findBrowser();
const hasPostgres = process.env['DATABASE_URL'] !== undefined || findPostgres() !== null;
const server = hasPostgres
  ? [
      { name: 'server on Postgres', command: 'node scripts/test-postgres.ts' },
      {
        name: 'server on the embedded database, where the two can differ',
        command: `DATABASE_URL= vitest run --project server ${embeddedTests.join(' ')}`,
      },
    ]
  : [{ name: 'server on the embedded database', command: 'npm run -s test:server' }];
if (!hasPostgres) console.log('▸ no Postgres found: the server is tested on the embedded database only');

const unitBefore = calibrate();
const ran: Ran[] = [];
for (const step of [
  { name: 'verify', command: 'node scripts/verify.ts' },
  ...server,
  { name: 'build', command: 'node scripts/build.ts' },
  { name: 'build of the explorer', command: 'node packages/cli/main.ts build' },
  { name: 'contract coverage', command: 'node scripts/checks/contract-coverage.ts' },
  { name: 'flows in a real browser', command: 'playwright test' },
  { name: 'every promised level is whole', command: 'node packages/cli/main.ts paths --coverage' },
]) {
  const result = await runStep(step, true);
  if (!result.passed) process.exit(1);
  ran.push(result);
}
const units = [unitBefore, calibrate()] as const;

const budget = JSON.parse(readFileSync(new URL('gate/gate-budget.json', import.meta.url), 'utf8')) as GateBudget;
console.log(`\nOne unit: ${units.map((unit) => unit.toFixed(2)).join(' and ')} s of processor, before and after.`);
for (const { name, processorSeconds } of ran) {
  const [before, after] = units.map((unit) => (processorSeconds / unit).toFixed(0));
  console.log(
    `${name}: ${processorSeconds.toFixed(0)} s, ${before} or ${after} units of ${budget[name] ?? 'no budget'}`,
  );
}
const overspent = findOverspent(ran, budget, units);
for (const {
  part,
  budget: allowed,
  units: [before, after],
} of overspent)
  console.log(`✗ ${part} costs ${before.toFixed(0)} and ${after.toFixed(0)} units; ${allowed} are given`);
process.exit(overspent.length === 0 ? 0 : 1);
