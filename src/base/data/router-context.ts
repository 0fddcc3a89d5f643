import type { Locale } from '../../../domain/locale/index.ts';
import type { PageI18n, Texts } from '../../i18n/i18n.ts';
import type { Api } from '../../services/http/index.ts';

/** Context of every loader. One per page load in a browser, one per rendered page on the server. */
export interface RouterContext {
  /** Every language's texts; below the root, `i18n` is the one of the page's `locale`. */
  texts: Texts;
  api: Api;
  /** The public address of the shop, without a final slash. */
  site: { base: string };
}

/** The context below the root: with the page's language and its texts. */
export interface PageContext extends RouterContext {
  i18n: PageI18n;
  locale: Locale;
}
