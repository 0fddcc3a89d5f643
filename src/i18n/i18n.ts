import { I18n, type Messages } from '@lingui/core';
import type { Locale } from '../../domain/locale/index.ts';

export type Catalog = { messages: Messages };

/** One lazy chunk per language and namespace, by its path. */
type Catalogs = Readonly<Record<string, () => Promise<Catalog>>>;

/** Without the catalogues of the account's pages: every page loads this list. */
export const catalogs: Catalogs = import.meta.glob<Catalog>(['/locales/*/*.po', '!/locales/*/{mails,server}.po']);

/**
 * The texts of one page load, language by language. Each language has an `I18n` of its own, active from the start: a
 * page that is only being preloaded must not change the language of the page that is shown.
 */
export type Texts = Readonly<Record<Locale, PageI18n>>;

/** The texts of one language, with the namespaces that are present. */
export class PageI18n extends I18n {
  readonly namespaces = new Set<string>();
}

/** `I18nProvider` renders nothing until a locale is active, so each starts with an empty active catalogue. */
export const createTexts = (): Texts => ({ tr: createI18n('tr'), en: createI18n('en') });

const createI18n = (locale: Locale) => new PageI18n({ locale, messages: { [locale]: {} } });

/**
 * Loads the texts of `namespaces` (folders of src/flows and src/pages, and `common`) in the language of `i18n`. They take
 * effect in the order they are named, not in the order they arrive: the browser must end up with the very texts the
 * server had.
 */
export const loaderOf =
  (from: Catalogs) =>
  async (i18n: PageI18n, locale: Locale, ...namespaces: readonly string[]): Promise<void> => {
    const known = i18n.namespaces;
    const missing = namespaces.filter((namespace) => !known.has(namespace));
    // A screen without a single text of its own has no catalogue.
    const found = await Promise.all(missing.map(async (namespace) => from[`/locales/${locale}/${namespace}.po`]?.()));
    for (const [index, namespace] of missing.entries()) {
      const catalog = found[index];
      if (catalog && !known.has(namespace)) i18n.load(locale, catalog.messages);
      known.add(namespace);
    }
  };

export const loadMessages = loaderOf(catalogs);
