import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ProductScreen } from '../../../pages/product/index.tsx';
import { loadedHead } from '../../../pages/shell/head/page-head.ts';
import { loadProductPage } from '../../../pages/product/load-product-page.ts';
import { pointsOf } from '../../../pages/product/reviews/points-of.ts';
import type { Points } from '../../../services/reviews/index.ts';

export const Route = createFileRoute('/{-$locale}/product/$slug')({
  validateSearch: (search: Record<string, unknown>): { points?: unknown } => search,
  // The points are no dependency: on a page that is open only the reviews are read again, by their block.
  loader: ({ context, params, location }) =>
    loadProductPage(context, params.slug, pointsOf(new URLSearchParams(location.searchStr).get('points'))),
  head: loadedHead,
  component: ProductRoute,
});

const page = getRouteApi('/{-$locale}/product/$slug');

function ProductRoute() {
  const { api } = page.useRouteContext();
  const { slug } = page.useParams();
  const { reviews, ...loaded } = page.useLoaderData();
  const points = pointsOf(page.useSearch().points);
  const said = reviews && {
    reviews,
    points,
    path: `/product/${slug}`,
    onRead: async (wanted: Points | null, number: number, signal: AbortSignal) => {
      const { listReviews } = await import('../../../services/reviews/index.ts');
      return listReviews(api, { productTypeId: reviews.productTypeId, points: wanted, page: number }, signal);
    },
  };
  return <ProductScreen {...loaded} said={said} />;
}
