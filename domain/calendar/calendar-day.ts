import { days, hours, type Instant } from './duration.ts';

declare const calendarDayBrand: unique symbol;

/** A calendar day in Istanbul: "2025-02-27". Days compare as text. */
export type CalendarDay = string & { readonly [calendarDayBrand]: true };

/** Istanbul keeps UTC+3 all year round since 2016. */
const istanbulOffset = hours(3);

const hasDayShape = (raw: string): raw is CalendarDay => /^\d{4}-\d{2}-\d{2}$/.test(raw);

function isCalendarDay(raw: string): raw is CalendarDay {
  if (!hasDayShape(raw)) return false;
  const instant = Date.parse(`${raw}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === raw;
}

/** "2025-02-27", or an ISO instant, of which the Istanbul day is taken. Null for anything else and for days that do not exist. */
export function parseCalendarDay(raw: string): CalendarDay | null {
  if (isCalendarDay(raw)) return raw;
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/.test(raw) ? Date.parse(raw) : Number.NaN;
  return Number.isNaN(instant) ? null : dayOf(instant);
}

/** The Istanbul day of an instant. */
export function dayOf(instant: Instant): CalendarDay {
  const day = new Date(instant + istanbulOffset).toISOString().slice(0, 10);
  if (!hasDayShape(day)) throw new RangeError(`Out of the calendar: ${instant}`);
  return day;
}

/** The last day before a moment: of what closes at midnight, the day that ends then. */
export const lastDayBefore = (moment: Instant): CalendarDay => dayOf(moment - 1);

/** Midnight in Istanbul. */
export function startOfDay(day: CalendarDay): Instant {
  return Date.parse(`${day}T00:00:00Z`) - istanbulOffset;
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOf(startOfDay(day) + days(count));
}

/** Whole days from one to the other; negative when `to` lies before `from`. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / days(1));
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** dd/MM/yyyy, in Istanbul. Spec §7. */
export function formatDate(when: CalendarDay | Instant): string {
  const [year, month, day] = (typeof when === 'number' ? dayOf(when) : when).split('-');
  return `${day}/${month}/${year}`;
}
