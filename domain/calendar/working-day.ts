import { addDays, type CalendarDay, weekdayOf } from './calendar-day.ts';

/** Month and day of the holidays that fall on the same day every year; the religious ones move and are not known here. */
const holidays: ReadonlySet<string> = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']);

/** Monday to Friday, but for the fixed public holidays of Turkey. */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.slice(5));
}

/** The first working day after `day`. */
export function nextWorkingDay(day: CalendarDay): CalendarDay {
  let next = addDays(day, 1);
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}
