import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApi } from '../../../base/data/use-api.ts';
import { ordersQuery, orderStatisticsQuery } from '../../../services/orders/index.ts';
import { readingOf } from '../overview/reading-of.ts';
import { OrdersScreen } from './index.tsx';

const page = getRouteApi('/{-$locale}/account/orders/');

/** The kind and page in the URL, as far as they are valid. */
function readSearch({ kind, page: number }: ReturnType<typeof page.useSearch>) {
  const wanted = Number(number);
  return {
    kind: kind === 'subscription' || kind === 'oneTimePurchase' ? kind : undefined,
    number: Number.isInteger(wanted) && wanted > 0 && wanted <= 10_000 ? wanted : 0,
  };
}

export function OrdersPage() {
  const api = useApi();
  const navigate = page.useNavigate();
  const { kind, number } = readSearch(page.useSearch());
  const ofKind = kind ? `kind=${kind}&` : '';
  return (
    <OrdersScreen
      kind={kind ?? 'all'}
      orders={readingOf(useQuery(ordersQuery(api, { page: number, purchaseType: kind })))}
      statistics={useQuery(orderStatisticsQuery(api)).data}
      hrefOf={(wanted) => `/account/orders?${ofKind}page=${wanted}`}
      onKind={(wanted) => void navigate({ search: wanted === 'all' ? {} : { kind: wanted } })}
    />
  );
}
