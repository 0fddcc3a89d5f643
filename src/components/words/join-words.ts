import type { Locale } from '../../../domain/locale/index.ts';

const lists = new Map<Locale, Intl.ListFormat>();

/** "Ada ve Ece", "Ada and Ece". */
export function joinWords(words: readonly string[], locale: Locale): string {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale);
  lists.set(locale, list);
  return list.format(words);
}
