// npm run machines:diff -- A B: what became of every machine between two git revisions, in the terminal and as a page.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareMachines, differenceLines, isEmpty } from './machines-diff/compare.ts';
import { differencePage, type FlowDifference } from './machines-diff/page.ts';
import { openRevision } from './machines-diff/revision.ts';
import { UsageError } from './paths/usage-error.ts';

const page = path.join('dist', 'machines-diff.html');

/** Exit codes: 0 compared (whether or not something is different), 2 not understood. */
async function main([from = 'HEAD', to = '.']: readonly string[]): Promise<void> {
  const before = await openRevision(from);
  const after = await openRevision(to);
  try {
    const found: FlowDifference[] = [];
    for (const flow of [...new Set([...before.flows.keys(), ...after.flows.keys()])].toSorted()) {
      const sides = { before: before.flows.get(flow) ?? null, after: after.flows.get(flow) ?? null };
      const difference = compareMachines(sides.before, sides.after);
      if (isEmpty(difference)) continue;
      found.push({ flow, ...sides, difference });
      console.log(
        `${flow}\n${differenceLines(difference)
          .map((line) => `  ${line}\n`)
          .join('')}`,
      );
    }
    if (found.length === 0) console.log(`No machine is different between ${from} and ${to}.`);
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, await differencePage(from, to, found));
    console.log(`${page} shows it.`);
  } finally {
    before.close();
    after.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
