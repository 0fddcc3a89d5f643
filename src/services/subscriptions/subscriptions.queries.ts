import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/index.ts';
import { listDeliveries } from './subscription-actions.service.ts';
import { listEndedSubscriptions, listSubscriptions } from './subscriptions.service.ts';

export const subscriptionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['subscriptions'],
    queryFn: ({ signal }) => listSubscriptions(api, signal),
    meta: { tag: 'Account' },
  });

export const deliveriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['subscriptions', 'deliveries'],
    queryFn: ({ signal }) => listDeliveries(api, signal),
    meta: { tag: 'Account' },
  });

export const endedSubscriptionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['subscriptions', 'ended'],
    queryFn: ({ signal }) => listEndedSubscriptions(api, signal),
    meta: { tag: 'Account' },
  });
