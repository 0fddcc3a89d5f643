import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '../../../screens/product/index.tsx';
import { loadedHead } from '../../-page-head.ts';
import { loadProductPage } from '../../-product-page.ts';

export const Route = createFileRoute('/{-$locale}/product/heating-patch')({
  loader: ({ context }) => loadProductPage(context, 'heating-patch'),
  head: loadedHead,
  component: HeatingPatchRoute,
});

function HeatingPatchRoute() {
  return <ProductScreen {...Route.useLoaderData()} />;
}
