import type { SearchAnswer } from '../../../machines/search/index.ts';
import type { paths } from '../../../openapi/types/search.d.ts';
import { type Api, read } from '../http/index.ts';

/** What fits the words, the best match first; nothing is asked for nothing. */
export async function searchShop(
  api: Api,
  { text, limit }: { text: string; limit: number },
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const q = text.trim().slice(0, 100);
  if (q === '') return { items: [], total: 0 };
  return read(api.client<paths>().GET('/public/search', { params: { query: { q, limit } }, signal }));
}
