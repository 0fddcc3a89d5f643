// npm run test:nightly: the long tests that rarely fail. Every part runs, even after another has failed. Writes
// docs/nightly.md: what each part proves, what it cost, and on which tree it ran.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { findBrowser } from './processes/browser.ts';
import { type Ran, runStep, type Step } from './gate/steps.ts';

const page = 'docs/nightly.md';

const histories = (seed: number) =>
  `CHAOS_SHARE=0 CHAOS_KILLS=0 CHAOS_HISTORIES=5000 CHAOS_SEED=${seed} npm run -s test:chaos`;

const parts: readonly (Step & { proves: string })[] = [
  {
    name: 'server on the embedded database',
    command: 'DATABASE_URL= vitest run --project server',
    proves: 'the whole backend without a Postgres',
  },
  {
    name: 'contract fuzz',
    command: 'FUZZ_RUNS=1000 node scripts/test-postgres.ts tests/contract/input/fuzz.test.ts',
    proves: 'a thousand drawn requests an operation are answered as the contract says',
  },
  {
    name: 'browser tests that build the shop again',
    command: 'node scripts/build.ts && NIGHTLY=1 playwright test --grep @nightly',
    proves: 'the bytes that a route costs others; hydration of every page with React’s development build',
  },
  {
    name: 'purchase in a browser on the embedded database',
    command: 'EMBEDDED=1 playwright test tests/flows/purchase/checkout.spec.ts tests/models/checkout.spec.ts',
    proves: 'what `npm start` serves sells',
  },
  {
    name: 'purchase in a browser, four processes',
    command: 'npm run -s test:processes',
    proves: 'several processes on one Postgres sell as one',
  },
  {
    name: 'deaths while paying',
    command: 'CHAOS_POSTGRES=1 CHAOS_HISTORIES=0 npm run -s test:chaos',
    proves: 'one charge with one order or none of either, counted in the bank’s ledger',
  },
  {
    name: 'random histories',
    // One processor each.
    command: `${histories(1)} & first=$!; ${histories(2)}; second=$?; wait $first && exit $second`,
    proves: 'in 10,000 histories of customers no kuruş and no use of a code too many',
  },
  {
    name: 'purchases that are measured',
    command: 'MEASURED_PURCHASES=1000 node scripts/test-postgres.ts tests/chaos/purchase-events.test.ts',
    proves: 'of a thousand payments with deaths, Purchase events are the paid attempts of who allowed measuring',
  },
  {
    name: 'renewals',
    command: 'npm run -s test:renewals 100 13 10 4',
    proves: 'a renewal is charged once while processes are killed',
  },
  {
    name: 'races',
    command: 'npm run -s test:races 10',
    proves: 'every action of a customer against every step of a renewal',
  },
  {
    name: 'crash points',
    command: 'npm run -s test:crash-points 5 1',
    proves: 'a death at each place of a renewal changes nothing',
  },
  {
    name: 'clients of others',
    command: 'npm run -s contract:clients',
    proves: 'clients that two foreign generators make of every document compile and read an order',
  },
  {
    name: 'packages in an empty project',
    command: 'npm run -s packages:try',
    proves: 'the packed engine, explorer and command line do with machines of others what their READMEs say',
  },
  {
    name: 'a backup is restored',
    command: 'node scripts/drill-restore.ts',
    proves: 'a renewal that was charged after the backup is adopted, and charged once',
  },
];

/** Hash of the committed files except docs/nightly.md, which contains the hash. */
function treeHash(): string {
  const listed = execFileSync('git', ['ls-tree', '-r', 'HEAD'], { encoding: 'utf8' });
  const others = listed.split('\n').filter((line) => !line.endsWith(`\t${page}`));
  return createHash('sha256').update(others.join('\n')).digest('hex').slice(0, 16);
}

findBrowser();
const tree = treeHash();
const isClean = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim() === '';
const ran: Ran[] = [];
for (const part of parts) ran.push(await runStep(part));

const rows = ran.map(({ name, passed, processorSeconds }, nth) => {
  return `| ${name} | ${parts[nth]!.proves} | ${passed ? 'passed' : '**failed**'} | ${processorSeconds.toFixed(0)} |`;
});
writeFileSync(
  page,
  [
    '# Nightly',
    '',
    '`npm run test:nightly` writes this page.',
    '',
    `${new Date().toISOString().slice(0, 10)}, tree ${tree}${isClean ? '' : ' with changes that were not committed'} (\`git ls-tree -r HEAD\` without this page, SHA-256).`,
    '',
    '| part | what it proves | | processor-seconds |',
    '| --- | --- | --- | ---: |',
    ...rows,
    '',
  ].join('\n'),
);
const failed = ran.filter(({ passed }) => !passed);
console.log(
  failed.length === 0 ? '✓ nightly' : `✗ ${failed.length} failed: ${failed.map(({ name }) => name).join(', ')}`,
);
process.exit(failed.length === 0 ? 0 : 1);
