import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/index.ts';
import { findOrder, getOrderStatistics, listOrders } from './orders.service.ts';

export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['orders', orderId],
    queryFn: ({ signal }) => findOrder(api, orderId, signal),
    meta: { tag: 'Account' },
  });

/** One page; both kinds when no kind is asked for. */
export const ordersQuery = (api: Api, about: Parameters<typeof listOrders>[1] = {}) =>
  queryOptions({
    queryKey: ['orders', 'page', about.purchaseType ?? 'all', about.page ?? 0],
    queryFn: ({ signal }) => listOrders(api, about, signal),
    meta: { tag: 'Account', reportedAs: 'The orders could not be listed' },
  });

export const orderStatisticsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['orders', 'statistics'],
    queryFn: ({ signal }) => getOrderStatistics(api, signal),
    meta: { tag: 'Account' },
  });
