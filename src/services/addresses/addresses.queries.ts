import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../http/index.ts';
import { listAddresses } from './addresses.service.ts';

export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => listAddresses(api, signal),
    meta: { tag: 'Account' },
  });
