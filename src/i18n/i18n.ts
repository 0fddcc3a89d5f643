import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { DEFAULT_LOCALE, type Locale } from '../../domain/locale/index.ts';

/** One lazy chunk per language and namespace. */
const catalogs = import.meta.glob<{ messages: Messages }>('/locales/*/*.po');

const loaded = new WeakMap<I18n, Set<string>>();

function namespacesOf(i18n: I18n): Set<string> {
  const known = loaded.get(i18n) ?? new Set<string>();
  loaded.set(i18n, known);
  return known;
}

/** `I18nProvider` renders nothing until a locale is active, so this one starts with an empty active catalogue. */
export function createI18n(locale: Locale = DEFAULT_LOCALE): I18n {
  return setupI18n({ locale, messages: { [locale]: {} } });
}

/** Loads the texts of `namespaces` (folders of src/screens, and `common`) and makes `locale` the active language. */
export async function loadMessages(i18n: I18n, locale: Locale, ...namespaces: string[]): Promise<void> {
  const known = namespacesOf(i18n);
  await Promise.all(
    namespaces.map(async (namespace) => {
      const key = `${locale}/${namespace}`;
      if (known.has(key)) return;
      // A screen without a single text of its own has no catalogue.
      const catalog = await catalogs[`/locales/${key}.po`]?.();
      if (catalog) i18n.load(locale, catalog.messages);
      known.add(key);
    }),
  );
  if (i18n.locale !== locale) i18n.activate(locale);
}

/** Namespaces whose texts are present in the active language, for dehydration. */
export function loadedNamespaces(i18n: I18n): string[] {
  const prefix = `${i18n.locale}/`;
  return [...namespacesOf(i18n)].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}
