import { type CalendarDay, startOfDay } from '../../../domain/calendar/index.ts';
import type { Localized } from '../../../domain/locale/index.ts';
import { formatLira, type Kurus } from '../../../domain/money/index.ts';

const inWords = (day: CalendarDay, tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Istanbul' }).format(startOfDay(day));

/** "18 Ocak 2026". */
export const dayWords = (day: CalendarDay): Localized => ({ tr: inWords(day, 'tr-TR'), en: inWords(day, 'en-GB') });

export const lira = (amount: Kurus): Localized => ({ tr: formatLira(amount), en: formatLira(amount) });
