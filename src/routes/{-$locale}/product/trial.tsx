import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ProductScreen } from '../../../pages/product/index.tsx';
import { loadedHead } from '../../../pages/shell/page-head.ts';
import { loadProductPage } from '../../../pages/product/load-product-page.ts';

export const Route = createFileRoute('/{-$locale}/product/trial')({
  loader: ({ context }) => loadProductPage(context, 'trial'),
  head: loadedHead,
  component: TrialRoute,
});

const page = getRouteApi('/{-$locale}/product/trial');

function TrialRoute() {
  return <ProductScreen {...page.useLoaderData()} />;
}
