import { promoToSend } from '../promo/index.ts';
import type { PurchaseType } from '../product/index.ts';
import type { Cart, CartContent, CartItemType } from './cart.ts';

/** A line as a calculation asks for it: no prices, the server knows them. A custom packet has no `_id`. */
export type CartRequestItem = {
  readonly type: CartItemType;
  readonly _id?: string;
  readonly slug?: string;
  readonly items?: readonly CartContent[];
  readonly purchaseType: PurchaseType;
  readonly quantity: number;
};

/** `promoCode` is absent when blank. Spec §5. */
export type CartRequest = {
  readonly items: readonly CartRequestItem[];
  readonly promoCode?: { readonly code: string };
};

export function toCartRequest(cart: Cart): CartRequest {
  const promoCode = promoToSend(cart.promoCode);
  const items = cart.items.map(({ type, data, purchaseType, quantity }): CartRequestItem => {
    if (type === 'custompacket') return { type, slug: data.slug, items: data.items, purchaseType, quantity };
    return { type, _id: data._id, purchaseType, quantity };
  });
  return promoCode ? { items, promoCode } : { items };
}
