import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  days,
  daysBetween,
  deliveryEstimate,
  formatDate,
  formatLiveCounter,
  hours,
  LIVE_COUNTER,
  liveCounter,
  milliseconds,
  minutes,
  nextWorkingDay,
  parseCalendarDay,
  seconds,
  startOfDay,
  untilNextCount,
  weekdayOf,
  type CalendarDay,
} from './index.ts';

function day(raw: string): CalendarDay {
  const parsed = parseCalendarDay(raw);
  if (!parsed) throw new Error(`no day: ${raw}`);
  return parsed;
}

const at = (iso: string): number => Date.parse(iso);

describe('durations', () => {
  it('are milliseconds', () => {
    expect([seconds(1.5), minutes(2), hours(1), days(1)]).toEqual([1500, 120_000, 3_600_000, 86_400_000]);
    expect(() => milliseconds(Number.NaN)).toThrow(RangeError);
  });
});

describe('days of Istanbul', () => {
  it('begin at 21:00 UTC', () => {
    expect([dayOf(at('2026-03-14T20:59:59Z')), dayOf(at('2026-03-14T21:00:00Z'))]).toEqual([
      '2026-03-14',
      '2026-03-15',
    ]);
    expect(new Date(startOfDay(day('2026-03-15'))).toISOString()).toBe('2026-03-14T21:00:00.000Z');
  });

  it('are parsed from dates and instants; anything else is refused', () => {
    expect(
      ['2026-02-28', '2026-03-14T22:00:00.000Z', '2026-02-30', '14/03/2026', '2026-3-1', '', '2026-03-14T22:00:00'].map(
        parseCalendarDay,
      ),
    ).toEqual(['2026-02-28', '2026-03-15', null, null, null, null, null]);
  });

  it('are added across months, leap days and years', () => {
    expect([
      addDays(day('2024-02-28'), 1),
      addDays(day('2026-12-31'), 1),
      addDays(day('2026-03-01'), -1),
      daysBetween(day('2026-03-10'), day('2026-03-01')),
    ]).toEqual(['2024-02-29', '2027-01-01', '2026-02-28', -9]);
    expect(weekdayOf(day('2026-03-15'))).toBe(0);
  });

  it('are shown as dd/MM/yyyy [SUBSCRIPTION-10]', () => {
    expect([formatDate(day('2026-03-05')), formatDate(at('2026-03-14T22:00:00Z'))]).toEqual([
      '05/03/2026',
      '15/03/2026',
    ]);
  });
});

describe('the cycle', () => {
  it('estimates delivery in working days, Sundays and holidays off', () => {
    expect(deliveryEstimate(at('2026-03-13T09:00:00Z'))).toEqual({ earliest: '2026-03-16', latest: '2026-03-18' });
    expect(deliveryEstimate(at('2026-03-16T09:00:00Z'))).toEqual({ earliest: '2026-03-18', latest: '2026-03-24' });
  });
});

describe('working days', () => {
  it('are Monday to Friday, except public holidays and both religious feasts with their eves', () => {
    const next = [
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-18',
      '2026-04-22',
      '2026-05-25',
      '2026-10-28',
      '2026-12-31',
    ].map((from) => nextWorkingDay(day(from)));
    expect(next).toEqual([
      '2026-03-13',
      '2026-03-16',
      '2026-03-16',
      '2026-03-23',
      '2026-04-24',
      '2026-06-01',
      '2026-10-30',
      '2027-01-04',
    ]);
  });
});

describe('the live counter', () => {
  it('starts at 235290 on 27 Feb 2025 17:00 and adds one every 120 seconds [LIMIT-9 LIMIT-10]', () => {
    const start = at('2025-02-27T14:00:00Z');
    expect([days(-9), 0, 119_999, 120_000, days(1)].map((later) => liveCounter(start + later))).toEqual([
      235_290, 235_290, 235_290, 235_291, 236_010,
    ]);
    expect(LIVE_COUNTER.since).toBe(start);
    expect([untilNextCount(start), untilNextCount(start + 1000), untilNextCount(start - days(1))]).toEqual([
      120_000, 119_000, 120_000,
    ]);
  });

  it('has dot thousands separators [LIMIT-11]', () => {
    expect([formatLiveCounter(235_290), formatLiveCounter(1_235_290), formatLiveCounter(999)]).toEqual([
      '235.290',
      '1.235.290',
      '999',
    ]);
  });
});
