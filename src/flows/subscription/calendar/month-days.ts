import { addDays, type CalendarDay, parseCalendarDay, weekdayOf } from '../../../../domain/calendar/index.ts';
import type { OrderDayRange } from '../../../../domain/subscription/index.ts';

/** Monday 0 … Sunday 6. */
const fromMonday = (day: CalendarDay) => (weekdayOf(day) + 6) % 7;

const firstOfMonth = (day: CalendarDay): CalendarDay => parseCalendarDay(`${day.slice(0, 7)}-01`)!;

const within = (day: CalendarDay, { earliest, latest }: OrderDayRange): CalendarDay =>
  day < earliest ? earliest : day > latest ? latest : day;

export const isSameMonth = (one: CalendarDay, other: CalendarDay): boolean => one.slice(0, 7) === other.slice(0, 7);

/** The weeks that a day's month touches, each from Monday to Sunday. */
export function weeksOf(day: CalendarDay): CalendarDay[][] {
  const first = firstOfMonth(day);
  const weeks: CalendarDay[][] = [];
  for (let monday = addDays(first, -fromMonday(first)); monday <= first || isSameMonth(monday, first);) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
    monday = addDays(monday, 7);
  }
  return weeks;
}

/** The same day `count` months on, or the last one of a shorter month; limited to the range. */
export function monthsOn(day: CalendarDay, count: number, range: OrderDayRange): CalendarDay {
  let first = firstOfMonth(day);
  for (let left = Math.abs(count); left > 0; left -= 1) first = firstOfMonth(addDays(first, count > 0 ? 31 : -1));
  const same = parseCalendarDay(`${first.slice(0, 8)}${day.slice(8)}`);
  return within(same ?? addDays(firstOfMonth(addDays(first, 31)), -1), range);
}

/** The day to which a key moves in a grid of dates; null for other keys. Limited to the range. */
export function dayByKey(day: CalendarDay, key: string, range: OrderDayRange): CalendarDay | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -fromMonday(day),
    End: 6 - fromMonday(day),
  };
  const step = steps[key];
  if (step !== undefined) return within(addDays(day, step), range);
  if (key === 'PageUp') return monthsOn(day, -1, range);
  return key === 'PageDown' ? monthsOn(day, 1, range) : null;
}
