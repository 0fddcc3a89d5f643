import { type CalendarDay, dayFormatter, startOfDay, writeDays } from '../../../domain/calendar/index.ts';
import { useLocale } from './use-locale.ts';

/** Writes parts of a day out, in the words of the page: `{ month: 'short' }` is "Oca", "Jan". */
export function useDayParts(): (form: Intl.DateTimeFormatOptions, day: CalendarDay) => string {
  const locale = useLocale();
  return (form, day) => dayFormatter(locale, form).format(startOfDay(day));
}

/** Writes a day out, or the days from one to another: "16 Ocak", "24 – 26 Kasım", "24–26 November". */
export function useDays(): (day: CalendarDay, until?: CalendarDay) => string {
  const locale = useLocale();
  return (day, until) => writeDays(locale, day, until);
}

/** Writes a day out by which something is due: "16 Ocak Cumartesi", "Saturday 16 January". */
export function useDueDays(): (day: CalendarDay) => string {
  const locale = useLocale();
  return (day) => dayFormatter(locale, { day: 'numeric', month: 'long', weekday: 'long' }).format(startOfDay(day));
}

/** Writes a moment's day out with its year: "21 Kasım 2026", "21 November 2026". `moment` is ISO 8601. */
export function useDates(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => dayFormatter(locale, { dateStyle: 'long' }).format(new Date(moment));
}

/** Writes a moment out to the minute: "21 Kasım 2026 12:30", "21 November 2026 at 12:30". `moment` is ISO 8601. */
export function useMoments(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => dayFormatter(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}
