import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/index.ts';
import { findOrder, listOrders } from './orders.service.ts';

export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['orders', orderId],
    queryFn: ({ signal }) => findOrder(api, orderId, signal),
    meta: { tag: 'Account' },
  });

export const ordersQuery = (api: Api) =>
  queryOptions({ queryKey: ['orders'], queryFn: ({ signal }) => listOrders(api, signal), meta: { tag: 'Account' } });
