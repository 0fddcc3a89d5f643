import { type CalendarDay, startOfDay } from '../../../../domain/calendar/index.ts';
import type { Localized } from '../../../../domain/locale/index.ts';
import { formatLira, type Kurus } from '../../../../domain/money/index.ts';

/** Making one takes longer than the rest of a mail. */
const formatIn = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
const formats = { tr: formatIn('tr-TR'), en: formatIn('en-GB') };

/** "18 Ocak 2026". */
export const dayWords = (day: CalendarDay): Localized => ({
  tr: formats.tr.format(startOfDay(day)),
  en: formats.en.format(startOfDay(day)),
});

export const lira = (amount: Kurus): Localized => ({ tr: formatLira(amount), en: formatLira(amount) });
