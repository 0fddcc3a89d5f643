import { readFileSync } from 'node:fs';
import { type I18n, setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Locale, Localized } from '../../../domain/locale/index.ts';

const namespaces = ['server', 'mails'];
const format = formatter();

/** The server's texts in one language by message id, from the catalogs in `locales/`. */
async function readCatalogs(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const namespace of namespaces) {
    const filename = new URL(`../../../locales/${locale}/${namespace}.po`, import.meta.url);
    const catalog = await format.parse(readFileSync(filename, 'utf8'), {
      locale,
      sourceLocale: 'tr',
      filename: namespace,
    });
    for (const [id, { translation }] of Object.entries(catalog)) texts.set(id, translation ?? '');
  }
  return texts;
}

const english = await readCatalogs('en');

const createI18n = (locale: Locale): I18n =>
  setupI18n({ locale, messages: { [locale]: {} } }).setMessagesCompiler(compileMessage);
const i18n: Localized<I18n> = { tr: createI18n('tr'), en: createI18n('en') };

/**
 * A text in every language: Turkish as written, the others from `locales/`. The extractor finds it by the
 * import from `#words`. Placeholders have names, ``msg`Merhaba {name},` ``, which `fill` replaces.
 */
export function msg(template: TemplateStringsArray): Localized {
  const turkish = template.join('');
  const translation = english.get(generateMessageId(turkish));
  if (translation === undefined) throw new Error(`locales/ does not know "${turkish}": npm run extract`);
  return { tr: turkish, en: translation || turkish };
}

/** Fills the placeholders of a `msg` text (ICU: plurals too); a value may differ by language. */
export function fill(pattern: Localized, values: Readonly<Record<string, string | number | Localized>>): Localized {
  const inOne = (locale: Locale) =>
    i18n[locale]._({
      id: pattern.tr,
      message: pattern[locale],
      values: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? value[locale] : value]),
      ),
    });
  return { tr: inOne('tr'), en: inOne('en') };
}
