import { expect, test } from 'vitest';
import { parseCalendarDay } from '../../../../domain/calendar/index.ts';
import { dayByKey, monthsOn, weeksOf } from './month-days.ts';

const day = (text: string) => parseCalendarDay(text)!;
const range = { earliest: day('2026-11-27'), latest: day('2027-05-22') };

const ends = (text: string) => weeksOf(day(text)).map((week) => [week.length, week[0], week.at(-1)]);

test('a month consists of the weeks it touches, from Monday on', () => {
  expect(ends('2026-12-14')).toEqual([
    [7, '2026-11-30', '2026-12-06'],
    [7, '2026-12-07', '2026-12-13'],
    [7, '2026-12-14', '2026-12-20'],
    [7, '2026-12-21', '2026-12-27'],
    [7, '2026-12-28', '2027-01-03'],
  ]);
  expect(ends('2027-02-28').map(([, monday]) => monday)).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ]);
});

test('the keys of a grid of dates lead from day to day, to the ends of a week, and from month to month', () => {
  const from = day('2026-12-16');
  const led = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a'];
  expect(led.map((key) => dayByKey(from, key, range))).toEqual([
    '2026-12-15',
    '2026-12-17',
    '2026-12-09',
    '2026-12-23',
    '2026-12-14',
    '2026-12-20',
    '2026-11-27',
    '2027-01-16',
    null,
  ]);
});

test('no key leads outside the available days', () => {
  expect(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'].map((key) => dayByKey(range.earliest, key, range))).toEqual([
    '2026-11-27',
    '2026-11-27',
    '2026-11-27',
    '2026-11-27',
  ]);
  expect(['ArrowRight', 'ArrowDown', 'End', 'PageDown'].map((key) => dayByKey(range.latest, key, range))).toEqual([
    '2027-05-22',
    '2027-05-22',
    '2027-05-22',
    '2027-05-22',
  ]);
});

test('a day missing in a shorter month becomes its last day', () => {
  expect(monthsOn(day('2027-01-31'), 1, range)).toBe('2027-02-28');
  expect(monthsOn(day('2027-03-31'), -1, range)).toBe('2027-02-28');
  expect(monthsOn(day('2026-12-31'), 2, range)).toBe('2027-02-28');
});
