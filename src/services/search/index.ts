import { toKurus } from '../../../domain/money/index.ts';
import type { SearchAnswer, SearchOffer } from '../../../machines/search/index.ts';
import type { components, paths } from '../../../openapi/types/search.d.ts';
import { type Api, read } from '../http/index.ts';

const toOffer = ({
  price: { subscription, oneTimePurchase },
  ...offer
}: components['schemas']['SearchOffer']): SearchOffer => ({
  ...offer,
  price: {
    ...(subscription !== undefined && { subscription: toKurus(subscription) }),
    oneTimePurchase: toKurus(oneTimePurchase),
  },
});

/** Results for the text, the best match first; an empty text makes no request. */
export async function searchShop(
  api: Api,
  { text, limit }: { text: string; limit: number },
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const q = text.trim().slice(0, 100);
  if (q === '') return { items: [], total: 0 };
  const found = await read(api.client<paths>().GET('/public/search', { params: { query: { q, limit } }, signal }));
  return {
    ...found,
    items: found.items.map(({ offer, ...hit }) => ({ ...hit, offer: offer ? toOffer(offer) : null })),
  };
}
