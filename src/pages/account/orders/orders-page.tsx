import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/use-api.ts';
import { ordersQuery } from '../../../services/orders/index.ts';
import { readingOf } from '../reading-of.ts';
import { type OrderKind, OrdersScreen } from './index.tsx';

export interface OrdersSearch {
  kind?: Exclude<OrderKind, 'all'> | undefined;
  page?: number | undefined;
}

export interface OrdersPageProps {
  search: OrdersSearch;
  onKind: (kind: OrderKind) => void;
}

export function OrdersPage({ search: { kind, page = 0 }, onKind }: OrdersPageProps) {
  const api = useApi();
  const ofKind = kind ? `kind=${kind}&` : '';
  return (
    <OrdersScreen
      kind={kind ?? 'all'}
      orders={readingOf(useQuery(ordersQuery(api, { page, purchaseType: kind })))}
      hrefOf={(wanted) => `/account/orders?${ofKind}page=${wanted}`}
      onKind={onKind}
    />
  );
}
