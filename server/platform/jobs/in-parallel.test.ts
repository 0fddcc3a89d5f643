import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel, limited } from './in-parallel.ts';

test('items are processed in order, never more at once than allowed', async () => {
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

test('a caller above the limit waits for a free slot, also when another one fails', async () => {
  let atWork = 0;
  const seen: string[] = [];
  const work = limited(2, async (item: number) => {
    atWork += 1;
    seen.push(`${item} of ${atWork}`);
    await setImmediate();
    atWork -= 1;
    if (item === 1) throw new Error('no');
    return item;
  });
  const ends = await Promise.allSettled([1, 2, 3, 4, 5].map((item) => work(item)));
  expect({ seen, ends: ends.map(({ status }) => status) }).toEqual({
    seen: ['1 of 1', '2 of 2', '3 of 2', '4 of 2', '5 of 2'],
    ends: ['rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled'],
  });
});
