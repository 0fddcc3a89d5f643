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

/** A menstrual period as the customer reported it, with their consent. `start`: the first day of a period; `cycleDays` 15–60. */
export type ReportedPeriod = { readonly start: CalendarDay; readonly cycleDays: number };

export const shortestCycle = 15;
export const longestCycle = 60;

/** A first day that has come, and a length that a cycle can have; null otherwise. */
export function parseReportedPeriod(
  raw: { start: string; cycleDays: number },
  today: CalendarDay,
): ReportedPeriod | null {
  const start = parseCalendarDay(raw.start);
  const { cycleDays } = raw;
  const isLength = Number.isInteger(cycleDays) && cycleDays >= shortestCycle && cycleDays <= longestCycle;
  return start && start <= today && isLength ? { start, cycleDays } : null;
}

/** The last expected start that does not lie after `day`. */
export function startUntil({ start, cycleDays }: ReportedPeriod, day: CalendarDay): CalendarDay {
  return addDays(start, Math.floor(daysBetween(start, day) / cycleDays) * cycleDays);
}

/** The last order day whose parcel arrives, at the latest, on the day before `start`. */
export function lastOrderDayBefore(start: CalendarDay, holidays: Holidays): CalendarDay {
  let day = addDays(start, -1);
  while (!isCarrierDay(day, holidays) || deliveryWindow(day, holidays).latest >= start) day = addDays(day, -1);
  return day;
}

/**
 * How a delivery relates to the customer's cycle: to the expected start nearest to the last day on which it can arrive.
 * `daysLate`: how long after that start it arrives, at least and at most; null when it is at the door before.
 * `orderBy`: the last order day that is in time for it. An expectation, no promise.
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
