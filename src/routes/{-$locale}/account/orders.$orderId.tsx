import { createFileRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';

const Page = lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'OrderPage');

export const Route = createFileRoute('/{-$locale}/account/orders/$orderId')({
  codeSplitGroupings: [],
  component: Order,
});

const page = getRouteApi('/{-$locale}/account/orders/$orderId');

function Order() {
  const { orderId } = page.useParams();
  // Another order is another flow.
  return <Page key={orderId} orderId={orderId} />;
}
