import { type CalendarDay, startOfDay } from '../../../domain/calendar/index.ts';
import { useLocale } from './use-locale.ts';

const tags = { tr: 'tr-TR', en: 'en-GB' } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter takes milliseconds to construct, on a phone tens of them: one for each language and form. */
function formatterOf(locale: keyof typeof tags, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(form)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tags[locale], { ...form, timeZone: 'Europe/Istanbul' });
  formatters.set(key, made);
  return made;
}

/** Writes parts of a day out, in the words of the page: `{ month: 'short' }` is "Oca", "Jan". */
export function useDayParts(): (form: Intl.DateTimeFormatOptions, day: CalendarDay) => string {
  const locale = useLocale();
  return (form, day) => formatterOf(locale, form).format(startOfDay(day));
}

/** Writes a day out, or the days from one to another: "16 Ocak", "24 – 26 Kasım", "24–26 November". */
export function useDays(): (day: CalendarDay, until?: CalendarDay) => string {
  const locale = useLocale();
  return (day, until = day) =>
    formatterOf(locale, { day: 'numeric', month: 'long' }).formatRange(startOfDay(day), startOfDay(until));
}

/** Writes a day out by which something is due: "16 Ocak Cumartesi", "Saturday 16 January". */
export function useDueDays(): (day: CalendarDay) => string {
  const locale = useLocale();
  return (day) => formatterOf(locale, { day: 'numeric', month: 'long', weekday: 'long' }).format(startOfDay(day));
}

/** Writes a moment's day out with its year: "21 Kasım 2026", "21 November 2026". `moment` is ISO 8601. */
export function useDates(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => formatterOf(locale, { dateStyle: 'long' }).format(new Date(moment));
}

/** Writes a moment out to the minute: "21 Kasım 2026 12:30", "21 November 2026 at 12:30". `moment` is ISO 8601. */
export function useMoments(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => formatterOf(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}
