import { type CalendarDay, startOfDay } from '../../domain/calendar/index.ts';
import { useLocale } from './use-locale.ts';

/** Writes a day out: "16 Ocak", "16 January". */
export function useDays(): (day: CalendarDay) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale === 'tr' ? 'tr-TR' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Istanbul',
  });
  return (day) => format.format(startOfDay(day));
}
