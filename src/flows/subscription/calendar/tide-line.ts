import { addDays, type CalendarDay, daysBetween } from '../../../../domain/calendar/index.ts';
import { startUntil, type ReportedPeriod } from '../../../../domain/subscription/index.ts';

/** Expected starts of a period in the `count` days from `from` on. */
export function expectedStarts(period: ReportedPeriod, from: CalendarDay, count: number): CalendarDay[] {
  const passed = Math.ceil(daysBetween(period.start, from) / period.cycleDays);
  const starts: CalendarDay[] = [];
  for (let index = passed; ; index += 1) {
    const start = addDays(period.start, index * period.cycleDays);
    if (daysBetween(from, start) > count) return starts;
    starts.push(start);
  }
}

/** How high the sea is on a day, 0–1: it rises around each start and is highest two days after it. */
const heightOn = (day: number, starts: readonly number[]): number =>
  starts.reduce((sum, start) => sum + Math.exp(-((day - start - 2) ** 2) / 9), 0);

/** The surface of the sea as an SVG path over `count` days, one unit a day and 100 high. */
export function seaPath(starts: readonly number[], count: number, { calm, rise }: { calm: number; rise: number }) {
  const points = Array.from({ length: count + 1 }, (_, day) => {
    const top = 100 - calm - rise * Math.min(1, heightOn(day, starts)) - Math.sin(day / 3) * 2;
    return `${day} ${top.toFixed(1)}`;
  });
  return `M0 100L${points.join('L')}L${count} 100Z`;
}

/** How far the sea has risen on each day of a period, of five. */
const flow = [3, 5, 4, 2, 1] as const;

/** Height of the sea on a day on which a period is expected, of five; 0 on every other. */
export const flowOn = (day: CalendarDay, period: ReportedPeriod): number =>
  flow[daysBetween(startUntil(period, day), day)] ?? 0;
