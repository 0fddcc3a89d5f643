import type { components, paths } from '../../../openapi/types/reviews.d.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas'];

/** What buyers say about one product type. */
export interface Reviews {
  count: number;
  /** One decimal, 1 to 5. */
  average: number;
  /** How many gave each point. */
  distribution: Wire['ReviewStatistics']['distribution'];
  latest: Review[];
}

export interface Review {
  _id: string;
  point: number;
  content: string | null;
  /** First name and initial; null for a reviewer who wished to stay unnamed. */
  displayName: string | null;
  createdAt: string;
  /** What the shop answered. */
  reply: string | null;
}

const shown = 4;

/** Null while nobody has reviewed it. */
export async function readReviews(api: Api, productTypeId: string): Promise<Reviews | null> {
  const client = api.client<paths>();
  const { overall } = await read(
    client.POST('/reviews_service/v1/review/statics', { body: { _productTypes: [productTypeId] } }),
  );
  const { count, average, distribution } = overall;
  if (count === 0 || average === null) return null;
  const query = { limit: shown, filter: JSON.stringify({ _productType: productTypeId }) };
  const { items } = await read(client.GET('/reviews_service/v1/review', { params: { query } }));
  const latest = items.map(({ _id, reviewItems, displayName, createdAt, reply }): Review => {
    const item = reviewItems.find(({ _productType }) => _productType === productTypeId);
    return { _id, point: item?.point ?? 0, content: item?.content ?? null, displayName, createdAt, reply };
  });
  return { count, average, distribution, latest };
}
