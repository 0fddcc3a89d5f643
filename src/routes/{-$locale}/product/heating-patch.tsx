import { createFileRoute } from '@tanstack/react-router';
import { loadProductPage, productHead, ProductPage } from '../../-product-page.tsx';

export const Route = createFileRoute('/{-$locale}/product/heating-patch')({
  loader: ({ context }) => loadProductPage(context, 'heating-patch'),
  head: ({ match, loaderData }) => productHead(match, loaderData),
  component: HeatingPatchRoute,
});

function HeatingPatchRoute() {
  const { api } = Route.useRouteContext();
  return <ProductPage api={api} slug="heating-patch" />;
}
