import type { I18n } from '@lingui/core';
import type { Api } from '../services/http/index.ts';

/** What every loader is given. One per page load in a browser, one per rendered page on the server. */
export interface RouterContext {
  i18n: I18n;
  api: Api;
  /** The public address of the shop, without a final slash. */
  site: { base: string };
}
