import { expect, test } from 'vitest';
import { manualClock } from '../clock/clock.ts';
import { createIds } from './ids.ts';

test('ids are version 7 UUIDs that sort by time', () => {
  const clock = manualClock('2026-03-14T09:30:00.000Z');
  const ids = createIds(clock, (size) => new Uint8Array(size).fill(0xff));
  const first = ids.next();
  expect(first).toBe('019cebae-61c0-77ff-bfff-ffffffffffff');
  clock.advance({ milliseconds: 1 });
  expect(ids.next() > first).toBe(true);
});

test('ids of one moment sort in the order of creation', () => {
  const ids = createIds(manualClock());
  const made = Array.from({ length: 10_000 }, () => ids.next());
  expect(made).toEqual(made.toSorted());
  expect(new Set(made).size).toBe(10_000);
  expect(made.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
    true,
  );
});

test('secrets are as long as asked and differ', () => {
  const ids = createIds(manualClock());
  expect(ids.secret(32)).toMatch(/^[\w-]{43}$/);
  expect(ids.secret()).not.toBe(ids.secret());
  expect(ids.key()).toMatch(/^[0-9a-f]{32}$/);
  expect(ids.key()).not.toBe(ids.key());
});
