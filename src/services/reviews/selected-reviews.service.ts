import type { paths } from '../../../openapi/types/reviews.d.ts';
import { type Api, read } from '../http/index.ts';

export interface SelectedReview {
  _id: string;
  productTypeId: string;
  point: number;
  content: string;
  /** First name and initial; null for a reviewer who wished to stay unnamed. */
  displayName: string | null;
}

/** Reviews with a text among those selected for the shop's own pages, the newest first. */
export async function listSelectedReviews(api: Api): Promise<SelectedReview[]> {
  const selected = await read(api.client<paths>().GET('/public/user/reviews'));
  return selected.flatMap(({ _id, displayName, reviewItems }) => {
    const item = reviewItems.find(({ content }) => content !== undefined);
    if (item?.content === undefined) return [];
    return [{ _id, productTypeId: item._productType, point: item.point, content: item.content, displayName }];
  });
}
