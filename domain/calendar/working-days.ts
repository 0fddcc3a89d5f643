import { addDays, weekdayOf, type CalendarDay } from './calendar-day.ts';

/** The holidays by which working days are judged: `new Set(CARRIER_HOLIDAYS)`. */
export type Holidays = ReadonlySet<CalendarDay>;

/** Monday to Saturday, holidays out. */
export function isWorkingDay(day: CalendarDay, holidays: Holidays): boolean {
  return weekdayOf(day) !== 0 && !holidays.has(day);
}

/** `day` itself when it is one. */
export function workingDayFrom(day: CalendarDay, holidays: Holidays): CalendarDay {
  return isWorkingDay(day, holidays) ? day : workingDayFrom(addDays(day, 1), holidays);
}

/** `day` itself when it is one. */
export function workingDayUntil(day: CalendarDay, holidays: Holidays): CalendarDay {
  return isWorkingDay(day, holidays) ? day : workingDayUntil(addDays(day, -1), holidays);
}

/** The `count`th working day after `day`. */
export function workingDayAfter(day: CalendarDay, count: number, holidays: Holidays): CalendarDay {
  let reached = day;
  for (let left = count; left > 0; left -= 1) reached = workingDayFrom(addDays(reached, 1), holidays);
  return reached;
}
