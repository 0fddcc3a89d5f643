import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '../../../screens/product/index.tsx';
import { productHead } from '../../-product-head.ts';
import { loadProductPage } from '../../-product-page.ts';

export const Route = createFileRoute('/{-$locale}/product/trial')({
  loader: ({ context }) => loadProductPage(context, 'trial'),
  head: ({ match, loaderData }) => productHead(match, loaderData),
  component: TrialRoute,
});

function TrialRoute() {
  return <ProductScreen {...Route.useLoaderData()} />;
}
