import { addDays, weekdayOf, type CalendarDay } from './calendar-day.ts';
import { CARRIER_HOLIDAYS } from './holidays.data.ts';

/** The holidays to leave out when counting working days. */
export type Holidays = ReadonlySet<CalendarDay>;

/** Holidays of the carriers in Turkey. */
export const HOLIDAYS: Holidays = /* @__PURE__ */ new Set(CARRIER_HOLIDAYS);

/** Monday to Saturday without holidays: the days on which carriers collect and deliver. Offices: `isWorkingDay`. */
export function isCarrierDay(day: CalendarDay, holidays: Holidays): boolean {
  return weekdayOf(day) !== 0 && !holidays.has(day);
}

/** The first carrier day from `day` on, itself included. */
export function carrierDayFrom(day: CalendarDay, holidays: Holidays): CalendarDay {
  return isCarrierDay(day, holidays) ? day : carrierDayFrom(addDays(day, 1), holidays);
}

/** The last carrier day up to `day`, itself included. */
export function carrierDayUntil(day: CalendarDay, holidays: Holidays): CalendarDay {
  return isCarrierDay(day, holidays) ? day : carrierDayUntil(addDays(day, -1), holidays);
}

/** The `count`th carrier day after `day`. */
export function carrierDayAfter(day: CalendarDay, count: number, holidays: Holidays): CalendarDay {
  let reached = day;
  for (let left = count; left > 0; left -= 1) reached = carrierDayFrom(addDays(reached, 1), holidays);
  return reached;
}
