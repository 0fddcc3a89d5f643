import type { ReviewView } from '../../../machines/review/review.machine.ts';
import type { paths } from '../../../openapi/types/orders.d.ts';
import { type Api, read } from '../http/index.ts';

/** Delivered product types without a review; the latest delivery first. Spec §7. */
export async function listReviewable(api: Api, signal?: AbortSignal): Promise<ReviewView> {
  const client = api.client<paths>();
  const delivered = await read(client.POST('/private/getUnReviewedProducts', { signal }));
  if (delivered.length === 0) return { types: [] };
  const types = await read(client.POST('/private/user/orders/getReviewableProductTypesAsync', { signal }));
  const latest = new Map(delivered.map((product) => [product._productType, product] as const).toReversed());
  return {
    types: types
      .flatMap(({ _productType, name }) => {
        const first = latest.get(_productType);
        if (!first) return [];
        const products = delivered.filter((product) => product._productType === _productType);
        const { _order: orderId, deliveredAt } = first;
        return [{ typeId: _productType, name, products, orderId, deliveredAt }];
      })
      .toSorted((a, b) => (a.deliveredAt < b.deliveredAt ? 1 : a.deliveredAt > b.deliveredAt ? -1 : 0)),
  };
}
