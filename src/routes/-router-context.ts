import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../services/http/index.ts';

/** What every loader is given. One per page load in a browser, one per rendered page on the server. */
export interface RouterContext {
  queryClient: QueryClient;
  i18n: I18n;
  api: Api;
  /** The public address of the shop, without a final slash. */
  site: { base: string };
}
