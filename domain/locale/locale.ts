export const LOCALES = ['tr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'tr';

/** The same thing in every language of the shop. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

export function isLocale(value: unknown): value is Locale {
  return value === 'tr' || value === 'en';
}

/** One language's text under both keys: the data of a page need not carry the other language. */
export const saidIn = <T>(text: Localized<T>, locale: Locale): Localized<T> => ({
  tr: text[locale],
  en: text[locale],
});

export function inLocale<T>(text: Localized<T>, locale: Locale): T {
  return text[locale];
}
