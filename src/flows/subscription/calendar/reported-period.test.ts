// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { parseCalendarDay } from '../../../../domain/calendar/index.ts';
import { parseReportedPeriod } from '../../../../domain/subscription/index.ts';
import { keepReportedPeriod, readReportedPeriod } from './reported-period.ts';
import { forgetReportedPeriod } from './reported-period-record.ts';

const day = (text: string) => parseCalendarDay(text)!;
const today = day('2026-11-23');
const period = { start: day('2026-11-15'), cycleDays: 28 };

afterEach(() => localStorage.clear());

test('a reported period stays with its account, on this device, until it is forgotten', () => {
  expect(readReportedPeriod('elif', today)).toBeNull();
  keepReportedPeriod('elif', period);
  expect([readReportedPeriod('elif', today), readReportedPeriod('nermin', today)]).toEqual([period, null]);
  forgetReportedPeriod();
  expect([readReportedPeriod('elif', today), localStorage.length]).toEqual([null, 0]);
});

test.each([
  { start: '2026-11-24', cycleDays: 28 },
  { start: '', cycleDays: 28 },
  { start: '2026-02-30', cycleDays: 28 },
  { start: '2026-11-15', cycleDays: 14 },
  { start: '2026-11-15', cycleDays: 61 },
  { start: '2026-11-15', cycleDays: Number.NaN },
])('$start and $cycleDays are no cycle', (raw) => {
  expect(parseReportedPeriod(raw, today)).toBeNull();
});
