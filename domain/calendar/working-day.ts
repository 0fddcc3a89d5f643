import { addDays, type CalendarDay, weekdayOf } from './calendar-day.ts';
import { CARRIER_HOLIDAYS } from './holidays.data.ts';

/** Monday to Friday without the carriers' holidays, on which offices are closed too; half days count as whole ones. */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !CARRIER_HOLIDAYS.includes(day);
}

/** The first working day after `day`. */
export function nextWorkingDay(day: CalendarDay): CalendarDay {
  let next = addDays(day, 1);
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}
