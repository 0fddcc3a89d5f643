import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '../../../screens/product/index.tsx';
import { loadedHead } from '../../-page-head.ts';
import { loadProductPage } from '../../-product-page.ts';

export const Route = createFileRoute('/{-$locale}/product/$slug')({
  loader: ({ context, params }) => loadProductPage(context, params.slug),
  head: loadedHead,
  component: ProductRoute,
});

function ProductRoute() {
  return <ProductScreen {...Route.useLoaderData()} />;
}
