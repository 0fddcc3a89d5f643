import { expect, test } from 'vitest';
import { sendOnce } from './index.ts';

test('a body keeps its key until answered; another body gets its own', async () => {
  const once = sendOnce();
  const keys: string[] = [];
  const send = (body: object, isAnswered: boolean) =>
    once(body, (key) => {
      keys.push(key);
      return isAnswered ? Promise.resolve('stored') : Promise.reject(new Error('no answer'));
    }).catch(() => 'lost');
  const outcomes = [
    await send({ line: 'Moda' }, false),
    await send({ line: 'Moda' }, true),
    await send({ line: 'Moda' }, false),
    await send({ line: 'Feneryolu' }, true),
  ];
  expect(outcomes).toEqual(['lost', 'stored', 'lost', 'stored']);
  const order = keys.map((key) => keys.indexOf(key));
  expect(order).toEqual([0, 0, 2, 3]);
});
