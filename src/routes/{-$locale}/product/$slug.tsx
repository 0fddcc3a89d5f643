import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ProductScreen } from '../../../pages/product/index.tsx';
import { loadedHead } from '../../../pages/shell/page-head.ts';
import { loadProductPage } from '../../../pages/product/load-product-page.ts';

export const Route = createFileRoute('/{-$locale}/product/$slug')({
  loader: ({ context, params }) => loadProductPage(context, params.slug),
  head: loadedHead,
  component: ProductRoute,
});

const page = getRouteApi('/{-$locale}/product/$slug');

function ProductRoute() {
  return <ProductScreen {...page.useLoaderData()} />;
}
