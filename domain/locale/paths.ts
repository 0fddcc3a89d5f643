import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** English when the first path segment is `en`, otherwise Turkish. Takes a path, with or without a query. Spec §1. */
export function localeOfPath(path: string): Locale {
  return /^\/en(?=[/?#]|$)/.test(path) ? 'en' : DEFAULT_LOCALE;
}

/** The path without its language prefix: "/en/store?x" → "/store?x", "/en" → "/". */
export function pathWithoutLocale(path: string): string {
  const rest = path.replace(/^\/(?:en|tr)(?=[/?#]|$)/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The same page in `locale`; an existing prefix is replaced. The default locale has no prefix. Spec §2. */
export function pathIn(locale: Locale, path: string): string {
  const bare = pathWithoutLocale(path);
  if (locale === DEFAULT_LOCALE) return bare;
  return bare.startsWith('/?') || bare.startsWith('/#') || bare === '/'
    ? `/${locale}${bare.slice(1)}`
    : `/${locale}${bare}`;
}
