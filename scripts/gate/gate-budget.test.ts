import { expect, test } from 'vitest';
import { findOverspent } from './gate-budget.ts';
import { readTimes, runStep } from './steps.ts';

const parts = [
  { name: 'verify', processorSeconds: 100 },
  { name: 'browser', processorSeconds: 300 },
  { name: 'new part', processorSeconds: 900 },
];

test('a part over its budget by both units is named with both figures', () => {
  expect(findOverspent(parts, { verify: 100, browser: 100 }, [1, 2])).toEqual([
    { part: 'browser', budget: 100, units: [300, 150] },
  ]);
});

test('a part within a quarter over its budget, or over it by one unit only, passes', () => {
  expect(findOverspent(parts, { verify: 80, browser: 200 }, [1, 2])).toEqual([]);
});

test('the processor time of a step is that of its children', async () => {
  expect(readTimes('0m0.010000s 0m0.000000s\n1m2.500000s 0m0.250000s\n')).toBe(62.75);
  const busy = `node -e "const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);"`;
  const ran = await runStep({ name: 'busy', command: busy });
  expect(ran.passed).toBe(true);
  expect(ran.processorSeconds).toBeGreaterThanOrEqual(0.3);
  expect((await runStep({ name: 'a step that is meant to fail', command: 'exit 3' })).passed).toBe(false);
});
