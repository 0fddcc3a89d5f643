export const LOCALES = ['tr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'tr';

/** The same thing in every language of the shop. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export function isLocale(value: unknown): value is Locale {
  return value === 'tr' || value === 'en';
}

/** The text in the language of a page under both names: that page's data need not carry the other one. */
export const saidIn = <T>(text: Localized<T>, locale: Locale): Localized<T> => ({
  tr: text[locale],
  en: text[locale],
});

export function inLocale<T>(text: Localized<T>, locale: Locale): T {
  return text[locale];
}
