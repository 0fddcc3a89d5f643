import { QueryCache, QueryClient } from '@tanstack/react-query';
import { attachAccountCache } from './account-cache.ts';
import { reportFailed } from '../../measurement/errors/report-failed.ts';

const minutes = (count: number) => count * 60_000;

/**
 * The query cache of the signed-in pages. In a browser only: public pages get their data from their route's loader
 * and never load this file.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => reportFailed(error, meta?.['reportedAs']) }),
  defaultOptions: { queries: { staleTime: minutes(1), gcTime: minutes(30), retry: 1 } },
});

/** Queries about one account carry `meta: { tag: 'Account' }`. Spec §4. */
const isOfAccount = (query: { meta?: Record<string, unknown> | undefined }) => query.meta?.['tag'] === 'Account';

attachAccountCache({
  invalidate: () => void queryClient.invalidateQueries({ predicate: isOfAccount }),
  forget: () => queryClient.removeQueries({ predicate: isOfAccount }),
});
