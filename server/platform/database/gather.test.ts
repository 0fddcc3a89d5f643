import { expect, test } from 'vitest';
import { gathered } from './gather.ts';

function recording(fails: (items: readonly number[]) => boolean = () => false) {
  const rounds: number[][] = [];
  const double = gathered(3, async (items: readonly number[]) => {
    rounds.push([...items]);
    if (fails(items)) throw new Error(`not ${items.join(' ')}`);
    return items.map((item) => item * 2);
  });
  return { rounds, double };
}

test('simultaneous requests are batched up to the limit, each with its own answer', async () => {
  const { rounds, double } = recording();
  const answers = await Promise.all([1, 2, 3, 4].map((item) => double(item)));
  const later = await double(5);
  expect({ answers, later, rounds }).toEqual({ answers: [2, 4, 6, 8], later: 10, rounds: [[1, 2, 3], [4], [5]] });
});

test('a failing batch is repeated one by one, and only the faulty item is rejected', async () => {
  const { rounds, double } = recording((items) => items.includes(2));
  const answers = await Promise.allSettled([1, 2, 3].map((item) => double(item)));
  expect({ answers, rounds }).toEqual({
    answers: [
      { status: 'fulfilled', value: 2 },
      { status: 'rejected', reason: new Error('not 2') },
      { status: 'fulfilled', value: 6 },
    ],
    rounds: [[1, 2, 3], [1], [2], [3]],
  });
});
