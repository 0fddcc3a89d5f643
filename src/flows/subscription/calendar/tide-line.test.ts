import { expect, test } from 'vitest';
import { parseCalendarDay } from '../../../../domain/calendar/index.ts';
import { expectedStarts, flowOn, seaPath } from './tide-line.ts';

const day = (text: string) => parseCalendarDay(text)!;

test('starts are expected from today on, one cycle after the other', () => {
  const period = { start: day('2026-11-15'), cycleDays: 28 };
  expect(expectedStarts(period, day('2026-11-23'), 60)).toEqual(['2026-12-13', '2027-01-10']);
  expect(expectedStarts(period, day('2026-12-13'), 20)).toEqual(['2026-12-13']);
  expect(expectedStarts(period, day('2026-11-23'), 10)).toEqual([]);
});

test('the tide line is flat without an expected period, and highest two days after a start', () => {
  const tops = seaPath([5], 12, { calm: 20, rise: 60 })
    .match(/ [\d.]+(?=L)/g)!
    .map(Number);
  const flat = seaPath([], 12, { calm: 20, rise: 60 })
    .match(/ [\d.]+(?=L)/g)!
    .map(Number);
  const rises = tops.map((top, index) => Number((flat[index]! - top).toFixed(1)));
  expect(Math.max(...rises.slice(1))).toBe(60);
  expect(rises.indexOf(60)).toBe(8);
});

test('a day is filled during an expected period, most on its second day', () => {
  const period = { start: day('2026-11-15'), cycleDays: 28 };
  const december = ['2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15', '2026-12-16', '2026-12-17', '2026-12-18'];
  expect(december.map((one) => flowOn(day(one), period))).toEqual([0, 3, 5, 4, 2, 1, 0]);
});
