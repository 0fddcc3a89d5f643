import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '../../../screens/product/index.tsx';
import { loadedHead } from '../../-page-head.ts';
import { loadProductPage } from '../../-product-page.ts';

export const Route = createFileRoute('/{-$locale}/product/trial')({
  loader: ({ context }) => loadProductPage(context, 'trial'),
  head: loadedHead,
  component: TrialRoute,
});

function TrialRoute() {
  return <ProductScreen {...Route.useLoaderData()} />;
}
