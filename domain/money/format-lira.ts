import type { Locale } from '../locale/index.ts';
import type { Kurus } from './kurus.ts';

const separators = { tr: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const;

/**
 * Two decimals, symbol first: 11890 → "₺118,90" (tr), "₺118.90" (en); 123456789 → "₺1.234.567,89". Spec §9.
 * Written without Intl: server and browser must print the same bytes, and it runs for every price of a page.
 */
export function formatLira(amount: Kurus, locale: Locale): string {
  const { group, decimal } = separators[locale];
  const whole = Math.floor(Math.abs(amount) / 100);
  const rest = String(Math.abs(amount) % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}₺${groupThousands(whole, group)}${decimal}${rest}`;
}

/** 235290 with "." → "235.290". */
export function groupThousands(whole: number, separator: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
}
