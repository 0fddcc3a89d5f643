import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/index.ts';
import { listAddresses, startAddress } from './addresses.service.ts';

export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => listAddresses(api, signal),
    meta: { tag: 'Account' },
  });

/** What is known of the customer, offered in a new address. */
export const addressDraftQuery = (api: Api) =>
  queryOptions({
    queryKey: ['addresses', 'draft'],
    queryFn: ({ signal }) => startAddress(api, signal),
    meta: { tag: 'Account' },
  });
