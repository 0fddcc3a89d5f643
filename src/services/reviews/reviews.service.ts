import type { components, paths } from '../../../openapi/types/reviews.d.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas'];

export type Points = 1 | 2 | 3 | 4 | 5;

/** Buyers' reviews of one product type. */
export interface Reviews {
  productTypeId: string;
  count: number;
  /** One decimal, 1 to 5. */
  average: number;
  /** Number of reviews by points. */
  distribution: Wire['ReviewStatistics']['distribution'];
  /** The first page of the reviews with `points`, or of all. */
  first: ReviewPage;
  points: Points | null;
}

/** The newest first. */
export interface ReviewPage {
  items: Review[];
  pageInfo: { page: number; limit: number; total: number };
}

export interface Review {
  _id: string;
  point: number;
  content: string | null;
  /** First name and initial; null for a reviewer who wished to stay unnamed. */
  displayName: string | null;
  createdAt: string;
  /** The shop's answer; null without one. */
  reply: string | null;
}

/** One page, counted from 0: ten reviews, as the contract has it. */
export async function listReviews(
  api: Api,
  { productTypeId, points, page }: { productTypeId: string; points: Points | null; page: number },
  signal?: AbortSignal,
): Promise<ReviewPage> {
  const filter = JSON.stringify({ _productType: productTypeId, ...(points !== null && { point: points }) });
  const params = { query: { page, filter } };
  const { items, pageInfo } = await read(
    api.client<paths>().GET('/reviews_service/v1/review', { params, ...(signal && { signal }) }),
  );
  return {
    items: items.map(({ _id, reviewItems, displayName, createdAt, reply }): Review => {
      const item = reviewItems.find(({ _productType }) => _productType === productTypeId);
      return { _id, point: item?.point ?? 0, content: item?.content ?? null, displayName, createdAt, reply };
    }),
    pageInfo,
  };
}

/** Null without reviews. */
export async function readReviews(api: Api, productTypeId: string, points: Points | null): Promise<Reviews | null> {
  const { overall } = await read(
    api.client<paths>().POST('/reviews_service/v1/review/statics', { body: { _productTypes: [productTypeId] } }),
  );
  const { count, average, distribution } = overall;
  if (count === 0 || average === null) return null;
  const first = await listReviews(api, { productTypeId, points, page: 0 });
  return { productTypeId, count, average, distribution, first, points };
}
