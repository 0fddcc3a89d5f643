import { startNode } from '../../scripts/processes/processes.ts';
import { expect, test } from '@playwright/test';

/** `npm run test:chaos` plays every story; this is the part that runs with every change. */
test('a server that dies at any step of paying leaves one charge with one order, or neither', async () => {
  test.setTimeout(600_000);
  const { child, ended } = startNode(
    'chaos',
    'tests/chaos/main.ts',
    { CHAOS_SHARE: '0.2', CHAOS_KILLS: '6', CHAOS_HISTORIES: '30' },
    { quiet: true },
  );
  let words = '';
  child.stdout?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  expect({ code: await ended, wrong: words.match(/✗.*/g) }).toEqual({ code: 0, wrong: null });
  const payments = [...words.matchAll(/: (\d+) payments/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  expect(payments).toBeGreaterThanOrEqual(200);
});
