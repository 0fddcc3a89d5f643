// Every page loads this file with the routes: what only the store's own page needs is in store-filter.ts.
import type { Intensity } from '../../../domain/product/index.ts';

/** Which of a type's box sizes: the first, the last, the one between. */
export type SizeRank = 'small' | 'medium' | 'large';

/** `?flow=2&size=large` */
export interface StoreFilter {
  flow?: Intensity | undefined;
  size?: SizeRank | undefined;
}

export const sizeRanks = ['small', 'medium', 'large'] as const;

/** What an address says, without what it cannot mean. */
export function parseStoreFilter(raw: Record<string, unknown>): StoreFilter {
  const flow = ([1, 2, 3] as const).find((level) => String(level) === String(raw['flow']));
  const size = sizeRanks.find((rank) => rank === raw['size']);
  return { ...(flow ? { flow } : {}), ...(size ? { size } : {}) };
}
