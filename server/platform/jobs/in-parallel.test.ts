import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('everything is worked through in its order, never more at once than allowed', async () => {
  const begun: number[] = [];
  let atWork = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    begun.push(item);
    atWork += 1;
    most = Math.max(most, atWork);
    await setImmediate();
    atWork -= 1;
  });
  expect({ begun, most }).toEqual({ begun: [1, 2, 3, 4, 5, 6, 7], most: 3 });
});
