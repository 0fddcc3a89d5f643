import { addDays, weekdayOf, type CalendarDay } from './calendar-day.ts';
import { CARRIER_HOLIDAYS } from './holidays.data.ts';

/** The holidays by which working days are judged. */
export type Holidays = ReadonlySet<CalendarDay>;

/** Those of the carriers in Turkey. */
export const HOLIDAYS: Holidays = /* @__PURE__ */ new Set(CARRIER_HOLIDAYS);

/** Monday to Saturday, holidays out: carriers collect and deliver. An office’s week is `isWorkingDay`. */
export function isCarrierDay(day: CalendarDay, holidays: Holidays): boolean {
  return weekdayOf(day) !== 0 && !holidays.has(day);
}

/** `day` itself when it is one. */
export function carrierDayFrom(day: CalendarDay, holidays: Holidays): CalendarDay {
  return isCarrierDay(day, holidays) ? day : carrierDayFrom(addDays(day, 1), holidays);
}

/** `day` itself when it is one. */
export function carrierDayUntil(day: CalendarDay, holidays: Holidays): CalendarDay {
  return isCarrierDay(day, holidays) ? day : carrierDayUntil(addDays(day, -1), holidays);
}

/** The `count`th working day after `day`. */
export function carrierDayAfter(day: CalendarDay, count: number, holidays: Holidays): CalendarDay {
  let reached = day;
  for (let left = count; left > 0; left -= 1) reached = carrierDayFrom(addDays(reached, 1), holidays);
  return reached;
}
