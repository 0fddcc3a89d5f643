import { connectSearch } from '../../../machines/search/index.ts';
import type { Api } from '../../services/http/index.ts';
import { searchShop } from '../../services/search/index.ts';

/** Number of results that the dialog has space for; the page of results has more. */
const shown = 8;

export const searchFlow = (api: Api) =>
  connectSearch({ find: ({ text }, signal) => searchShop(api, { text, limit: shown }, signal) });
