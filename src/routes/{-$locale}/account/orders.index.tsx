import { createFileRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { OrdersSearch } from '../../../pages/account/orders/orders-page.tsx';

const Page = lazyRouteComponent(() => import('../../../pages/account/area.ts'), 'OrdersPage');

/** What the address says: a kind that there is, and a page. */
function parseSearch({ kind, page }: Record<string, unknown>): OrdersSearch {
  const wanted = Number(page);
  return {
    ...((kind === 'subscription' || kind === 'oneTimePurchase') && { kind }),
    ...(Number.isInteger(wanted) && wanted > 0 && wanted <= 10_000 && { page: wanted }),
  };
}

export const Route = createFileRoute('/{-$locale}/account/orders/')({
  validateSearch: parseSearch,
  codeSplitGroupings: [],
  component: Orders,
});

const page = getRouteApi('/{-$locale}/account/orders/');

function Orders() {
  const navigate = page.useNavigate();
  return (
    <Page search={page.useSearch()} onKind={(kind) => void navigate({ search: kind === 'all' ? {} : { kind } })} />
  );
}
