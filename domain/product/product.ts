import type { Localized } from '../locale/index.ts';
import type { Kurus } from '../money/index.ts';
import type { PictureDescriptor } from './picture.ts';
import type { ProductType, SubType } from './product-types.ts';
import type { PriceByPurchaseType } from './purchase-type.ts';
import type { ProductSlug } from './product-slug.ts';

/**
 * `grossAmount` is the list price. `previous`: the price to strike through (lowest of the last 30 days), or null.
 * All in kuruş, VAT included.
 */
export type ProductPrice = PriceByPurchaseType & { readonly grossAmount: Kurus; readonly previous: Kurus | null };

/** One box for sale: a type, a sub-type and a size. Spec §3. */
export type Product = {
  readonly id: string;
  readonly slug: ProductSlug;
  readonly pageIdentifier: string;
  readonly type: ProductType;
  readonly subType: SubType;
  /** Pieces in the box. */
  readonly size: number;
  readonly name: Localized;
  readonly price: ProductPrice;
  readonly isSuitableForSubscription: boolean;
  readonly picture: PictureDescriptor;
};
