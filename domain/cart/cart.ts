import type { Localized } from '../locale/index.ts';
import type { PriceByPurchaseType, PurchaseType } from '../product/index.ts';
import type { PromoState } from '../promo/index.ts';

export const CART_ITEM_TYPES = ['product', 'packet', 'custompacket', 'donation'] as const;
export type CartItemType = (typeof CART_ITEM_TYPES)[number];

export const QUANTITY_LIMIT = 99;

/** A box inside a packet. */
export type CartContent = { readonly _product: string; readonly quantity: number };

/**
 * A product or packet in the cart. `_id`: product or packet id; a custom packet's is its slug.
 * `slug` and `name` let the cart be painted before the network answers; `price` is per piece, in kuruş.
 */
export type CartItemData = {
  readonly _id: string;
  readonly slug: string;
  readonly name: Localized;
  readonly price: PriceByPurchaseType;
  readonly items: readonly CartContent[];
};

/** Spec §3. `createdAt`: ISO 8601. `priceWhenAdded`: only if the server's price has changed since. */
export type CartItem = {
  readonly type: CartItemType;
  readonly data: CartItemData;
  readonly priceWhenAdded?: PriceByPurchaseType | undefined;
  readonly purchaseType: PurchaseType;
  readonly quantity: number;
  readonly isQuantifiable: boolean;
  readonly createdAt: string;
};

export type Cart = { readonly items: readonly CartItem[]; readonly promoCode: PromoState };

/** The paid part of a cart: pieces of its lines, and the code they were priced with. */
export type PaidCart = {
  readonly lines: readonly { readonly key: CartItemKey; readonly quantity: number }[];
  readonly promoCode: string | null;
};

/** "type:_id": identifies a line, whatever its purchase type. */
export type CartItemKey = string;
