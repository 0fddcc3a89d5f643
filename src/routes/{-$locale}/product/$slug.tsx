import { createFileRoute } from '@tanstack/react-router';
import { loadProductPage, productHead, ProductPage } from '../../-product-page.tsx';

export const Route = createFileRoute('/{-$locale}/product/$slug')({
  loader: ({ context, params }) => loadProductPage(context, params.slug),
  head: ({ match, loaderData }) => productHead(match, loaderData),
  component: ProductRoute,
});

function ProductRoute() {
  const { api } = Route.useRouteContext();
  return <ProductPage api={api} slug={Route.useParams().slug} />;
}
