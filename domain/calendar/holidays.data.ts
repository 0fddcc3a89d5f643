import { addDays, parseCalendarDay, type CalendarDay } from './calendar-day.ts';

/**
 * The first days of the two religious feasts, by the calendar of the Presidency of Religious Affairs (Diyanet,
 * vakithesaplama.diyanet.gov.tr), compared with the Turkish table of the python package `holidays` 0.105, which has
 * them confirmed to 2032. A test fails when less than 400 days are left: add years, never change past ones.
 */
const feasts: readonly { readonly ramadan: string; readonly sacrifice: string }[] = [
  { ramadan: '2024-04-10', sacrifice: '2024-06-16' },
  { ramadan: '2025-03-30', sacrifice: '2025-06-06' },
  { ramadan: '2026-03-20', sacrifice: '2026-05-27' },
  { ramadan: '2027-03-09', sacrifice: '2027-05-16' },
  { ramadan: '2028-02-26', sacrifice: '2028-05-05' },
  { ramadan: '2029-02-14', sacrifice: '2029-04-24' },
  { ramadan: '2030-02-04', sacrifice: '2030-04-13' },
  { ramadan: '2031-01-24', sacrifice: '2031-04-02' },
  { ramadan: '2032-01-14', sacrifice: '2032-03-22' },
];

const firstYear = 2024;
const lastYear = 2032;

/** Law 2429: New Year, 23 April, 1 May, 19 May, 15 July, 30 August, 29 October and the half day before it. */
const everyYear = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-28', '10-29'];

/** The eve, on which carriers close at noon, and `length` days: three, or four for the Feast of the Sacrifice. */
const daysOf = (first: string, length: number): CalendarDay[] =>
  Array.from({ length: length + 1 }, (_, index) => addDays(toDay(first), index - 1));

function toDay(raw: string): CalendarDay {
  const day = parseCalendarDay(raw);
  if (day === null) throw new RangeError(`No day: ${raw}`);
  return day;
}

/** The last day for which `CARRIER_HOLIDAYS` are complete. */
export const HOLIDAYS_END: CalendarDay = toDay(`${lastYear}-12-31`);

/** The days, beside Sundays, on which no carrier in Turkey collects or delivers; half days count as whole ones. */
export const CARRIER_HOLIDAYS: readonly CalendarDay[] = [
  ...Array.from({ length: lastYear - firstYear + 1 }, (_, index) =>
    everyYear.map((monthAndDay) => toDay(`${firstYear + index}-${monthAndDay}`)),
  ).flat(),
  ...feasts.flatMap(({ ramadan, sacrifice }) => [...daysOf(ramadan, 3), ...daysOf(sacrifice, 4)]),
].toSorted();
