import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ProductScreen } from '../../../pages/product/index.tsx';
import { loadedHead } from '../../../pages/shell/page-head.ts';
import { loadProductPage } from '../../../pages/product/load-product-page.ts';

export const Route = createFileRoute('/{-$locale}/product/heating-patch')({
  loader: ({ context }) => loadProductPage(context, 'heating-patch'),
  head: loadedHead,
  component: HeatingPatchRoute,
});

const page = getRouteApi('/{-$locale}/product/heating-patch');

function HeatingPatchRoute() {
  return <ProductScreen {...page.useLoaderData()} />;
}
