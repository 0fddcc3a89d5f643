import { describe, expect, it } from 'vitest';
import {
  addDays,
  CARRIER_HOLIDAYS,
  dayOf,
  daysBetween,
  HOLIDAYS_END,
  hours,
  isCarrierDay,
  parseCalendarDay,
  startOfDay,
  carrierDayAfter,
  carrierDayFrom,
  carrierDayUntil,
  type CalendarDay,
} from './index.ts';

const day = (raw: string): CalendarDay => parseCalendarDay(raw)!;
const holidays = new Set(CARRIER_HOLIDAYS);

describe('days of the carrier', () => {
  it('exclude Sundays, feasts with their eves, and statutory holidays', () => {
    const closed = Array.from({ length: 365 }, (_, ahead) => addDays(day('2027-01-01'), ahead)).filter(
      (one) => !isCarrierDay(one, holidays) && new Date(`${one}T00:00:00Z`).getUTCDay() !== 0,
    );
    expect(closed.map((one) => one.slice(5))).toEqual([
      '01-01',
      '03-08',
      '03-09',
      '03-10',
      '03-11',
      '04-23',
      '05-01',
      '05-15',
      '05-17',
      '05-18',
      '05-19',
      '07-15',
      '08-30',
      '10-28',
      '10-29',
    ]);
  });

  it('are counted across a feast', () => {
    expect([
      carrierDayAfter(day('2027-03-06'), 2, holidays),
      carrierDayFrom(day('2027-05-15'), holidays),
      carrierDayUntil(day('2027-05-19'), holidays),
      carrierDayAfter(day('2027-03-06'), 0, holidays),
    ]).toEqual(['2027-03-13', '2027-05-20', '2027-05-14', '2027-03-06']);
  });

  it('are known for the next 400 days (fails when the holiday table must be extended)', () => {
    expect(daysBetween(dayOf(Date.now()), HOLIDAYS_END)).toBeGreaterThan(400);
  });
});

describe('the day in Istanbul', () => {
  it('matches the time zone data, hour by hour, from the last clock change to 2040', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul', dateStyle: 'short' });
    const from = Date.parse('2016-09-08T00:00:00Z');
    const wrong: string[] = [];
    // First and last millisecond of each day: a changed offset would show in one of them.
    for (let midnight = startOfDay(dayOf(from)); midnight < Date.parse('2040-12-31T00:00:00Z'); midnight += hours(24)) {
      for (const instant of [midnight, midnight + hours(24) - 1])
        if (zone.format(instant) !== dayOf(instant)) wrong.push(new Date(instant).toISOString());
    }
    expect(wrong).toEqual([]);
  });
});
