import { createFileRoute } from '@tanstack/react-router';
import { loadProductPage, productHead, ProductPage } from '../../-product-page.tsx';

export const Route = createFileRoute('/{-$locale}/product/trial')({
  loader: ({ context }) => loadProductPage(context, 'trial'),
  head: ({ match, loaderData }) => productHead(match, loaderData),
  component: TrialRoute,
});

function TrialRoute() {
  const { api } = Route.useRouteContext();
  return <ProductPage api={api} slug="trial" />;
}
