import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '../../../screens/product/index.tsx';
import { productHead } from '../../-product-head.ts';
import { loadProductPage } from '../../-product-page.ts';

export const Route = createFileRoute('/{-$locale}/product/$slug')({
  loader: ({ context, params }) => loadProductPage(context, params.slug),
  head: ({ match, loaderData }) => productHead(match, loaderData),
  component: ProductRoute,
});

function ProductRoute() {
  return <ProductScreen {...Route.useLoaderData()} />;
}
