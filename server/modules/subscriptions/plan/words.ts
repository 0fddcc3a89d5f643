import { type CalendarDay, dayFormatter, deliveryName, startOfDay } from '../../../../domain/calendar/index.ts';
import type { Localized } from '../../../../domain/locale/index.ts';
import { formatLira, type Kurus } from '../../../../domain/money/index.ts';

const long = { dateStyle: 'long' } as const;

/** "18 Ocak 2026". */
export const dayWords = (day: CalendarDay): Localized => ({
  tr: dayFormatter('tr', long).format(startOfDay(day)),
  en: dayFormatter('en', long).format(startOfDay(day)),
});

/** The name of a delivery, the same on screens and in mails: "9 – 11 Aralık". */
export const deliveryWords = (window: Parameters<typeof deliveryName>[1]): Localized => ({
  tr: deliveryName('tr', window),
  en: deliveryName('en', window),
});

export const lira = (amount: Kurus): Localized => ({ tr: formatLira(amount), en: formatLira(amount) });
