import {
  addDays,
  daysBetween,
  isCarrierDay,
  parseCalendarDay,
  type CalendarDay,
  type Holidays,
} from '../calendar/index.ts';
import { deliveryWindow } from './plan/order-days.ts';
import type { PlannedDelivery } from './plan/plan.types.ts';

/** A menstrual period reported by the customer, with consent. `start`: its first day; `cycleDays` 15–60. */
export type ReportedPeriod = { readonly start: CalendarDay; readonly cycleDays: number };

export const shortestCycle = 15;
export const longestCycle = 60;

/** A first day that is not in the future, and a valid cycle length; null otherwise. */
export function parseReportedPeriod(
  raw: { start: string; cycleDays: number },
  today: CalendarDay,
): ReportedPeriod | null {
  const start = parseCalendarDay(raw.start);
  const { cycleDays } = raw;
  const isLength = Number.isInteger(cycleDays) && cycleDays >= shortestCycle && cycleDays <= longestCycle;
  return start && start <= today && isLength ? { start, cycleDays } : null;
}

/** The last expected start on or before `day`. */
export function startUntil({ start, cycleDays }: ReportedPeriod, day: CalendarDay): CalendarDay {
  return addDays(start, Math.floor(daysBetween(start, day) / cycleDays) * cycleDays);
}

/** The last order day whose parcel arrives before `start` at the latest. */
export function lastOrderDayBefore(start: CalendarDay, holidays: Holidays): CalendarDay {
  let day = addDays(start, -1);
  while (!isCarrierDay(day, holidays) || deliveryWindow(day, holidays).latest >= start) day = addDays(day, -1);
  return day;
}

/**
 * How a delivery relates to the customer's cycle: to the expected start nearest to the last day on which it can arrive.
 * `daysLate`: least and most days from that start to its arrival; null when it arrives before.
 * `orderBy`: the last order day in time for that start. An estimate, not a guarantee.
 */
export type PeriodFit = {
  readonly start: CalendarDay;
  readonly daysLate: { readonly least: number; readonly most: number } | null;
  readonly orderBy: CalendarDay;
};

export function fitToPeriod(
  { window }: Pick<PlannedDelivery, 'window'>,
  reported: ReportedPeriod,
  holidays: Holidays,
): PeriodFit {
  const former = startUntil(reported, window.latest);
  const coming = addDays(former, reported.cycleDays);
  const isLate = daysBetween(former, window.latest) < daysBetween(window.latest, coming);
  const start = isLate ? former : coming;
  const least = Math.max(0, daysBetween(start, window.earliest));
  return {
    start,
    daysLate: isLate ? { least, most: daysBetween(start, window.latest) } : null,
    orderBy: lastOrderDayBefore(start, holidays),
  };
}
