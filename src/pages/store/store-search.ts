import { type Intensity, isPurchaseType, type PurchaseType } from '../../../domain/product/index.ts';

/** Which of a type's box sizes: the first, the last, the one between. */
export type SizeRank = 'small' | 'medium' | 'large';

/** `?flow=2&size=large&max=150&buy=oneTimePurchase&sort=price` */
export interface StoreFilter {
  flow?: Intensity | undefined;
  size?: SizeRank | undefined;
  /** Whole lira. */
  max?: number | undefined;
  buy?: PurchaseType | undefined;
  sort?: 'price' | '-price' | undefined;
}

export const sizeRanks = ['small', 'medium', 'large'] as const;

/** The valid parameters of a URL. */
export function parseStoreFilter(raw: Record<string, unknown>): StoreFilter {
  const flow = ([1, 2, 3] as const).find((level) => String(level) === String(raw['flow']));
  const size = sizeRanks.find((rank) => rank === raw['size']);
  const max = Number(raw['max']);
  const { buy } = raw;
  const sort = (['price', '-price'] as const).find((order) => order === raw['sort']);
  return {
    ...(flow && { flow }),
    ...(size && { size }),
    ...(Number.isInteger(max) && max > 0 && { max }),
    ...(isPurchaseType(buy) && { buy }),
    ...(sort && { sort }),
  };
}
