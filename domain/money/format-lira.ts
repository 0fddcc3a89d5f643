import type { Kurus } from './kurus.ts';

/**
 * Two decimals, symbol first, in both languages as Turkey writes them: 11890 → "₺118,90"; 123456789 → "₺1.234.567,89".
 * Spec §9. Written without Intl: server and browser must print the same bytes, and it runs for every price of a page.
 */
export function formatLira(amount: Kurus): string {
  const whole = Math.floor(Math.abs(amount) / 100);
  const rest = String(Math.abs(amount) % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}₺${groupThousands(whole, '.')},${rest}`;
}

/** 235290 with "." → "235.290". */
export function groupThousands(whole: number, separator: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
}
