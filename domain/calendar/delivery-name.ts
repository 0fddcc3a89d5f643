import type { Locale } from '../locale/index.ts';
import type { CalendarDay } from './calendar-day.ts';
import { writeDays } from './written-days.ts';

/** The customer's name of a delivery: the days on which it can be at the door, never the day it is packed. */
export const deliveryName = (
  locale: Locale,
  { earliest, latest }: { earliest: CalendarDay; latest: CalendarDay },
): string => writeDays(locale, earliest, latest);
