import { expect, test, vi } from 'vitest';
import { createRemembered } from './remembered.ts';

/** A source whose loads are resolved one by one. */
function slowSource() {
  const waiting: ((value: { count: number }) => void)[] = [];
  return {
    load: () => new Promise<{ count: number }>((resolve) => waiting.push(resolve)),
    answer: (count: number) => waiting.shift()?.({ count }),
    asked: () => waiting.length,
  };
}

test('simultaneous readers share one load', async () => {
  const source = slowSource();
  const remembered = createRemembered(source.load);
  const both = Promise.all([remembered.read(), remembered.read()]);
  expect(source.asked()).toBe(1);
  source.answer(1);
  const [first, second] = await both;
  expect(first).toBe(second);
  expect((await remembered.read()).data).toEqual({ count: 1 });
});

test('stale data is served during a reload, and stays the same object when unchanged', async () => {
  let now = 1;
  const source = slowSource();
  const remembered = createRemembered(source.load, { freshForMilliseconds: 1000, now: () => now });
  const reading = remembered.read();
  source.answer(1);
  const first = await reading;
  expect([await remembered.read(), source.asked()]).toEqual([first, 0]);
  now += 1001;
  expect(await remembered.read()).toBe(first);
  expect(source.asked()).toBe(1);
  source.answer(1);
  await vi.waitFor(async () => {
    expect(await remembered.read()).toBe(first);
    expect(source.asked()).toBe(0);
  });
  now += 1001;
  await remembered.read();
  source.answer(2);
  await expect.poll(async () => (await remembered.read()).data).toEqual({ count: 2 });
});

test('stale data stays when a reload fails, and the error is reported', async () => {
  let now = 1;
  let isAway = false;
  const errors: string[] = [];
  const remembered = createRemembered(
    async () => {
      if (isAway) throw new Error('the database is away');
      return { count: 1 };
    },
    { freshForMilliseconds: 1000, now: () => now, onError: (error) => errors.push(String(error)) },
  );
  const first = await remembered.read();
  isAway = true;
  now += 1001;
  expect(await remembered.read()).toBe(first);
  await Promise.resolve();
  expect([(await remembered.read()).data, errors[0]]).toEqual([{ count: 1 }, 'Error: the database is away']);
});

test('a load that was in progress at forget() is not kept', async () => {
  const source = slowSource();
  const remembered = createRemembered(source.load);
  const stale = remembered.read();
  remembered.forget();
  const fresh = remembered.read();
  source.answer(1);
  source.answer(2);
  expect([(await stale).data, (await fresh).data, (await remembered.read()).data]).toEqual([
    { count: 1 },
    { count: 2 },
    { count: 2 },
  ]);
});

test('a failed load is retried, and an answer is built once per key', async () => {
  let tries = 0;
  const remembered = createRemembered(async () => {
    tries += 1;
    if (tries === 1) throw new Error('the database is away');
    return { count: tries };
  });
  await expect(remembered.read()).rejects.toThrow('the database is away');
  const { answer } = await remembered.read();
  const bodies = [await answer('key', ({ count }) => ({ count })), await answer('key', () => ({ count: 99 }))];
  expect(bodies.map(({ body }) => body)).toEqual([{ count: 2 }, { count: 2 }]);
});
