import type { PurchaseType } from '../product/index.ts';
import type { Cart, CartContent, CartItemType } from './cart.ts';

/** A line of a calculation, without prices: the server knows them. A custom packet has no `_id`. */
export type CartRequestItem = { purchaseType: PurchaseType; quantity: number } & (
  | { type: Exclude<CartItemType, 'custompacket'>; _id: string }
  | { type: 'custompacket'; slug: string; items: CartContent[] }
);

export type CartRequest = { items: CartRequestItem[] };

/** `promoCode` is absent when blank (Spec §5). The answer echoes `revision`; an answer to an older one is dropped. */
export type CalculationRequest = { cart: CartRequest; promoCode?: { code: string }; revision: number };

export function toCartRequest(cart: Cart): CartRequest {
  return {
    items: cart.items.map(({ type, data, purchaseType, quantity }): CartRequestItem => {
      if (type === 'custompacket') return { type, slug: data.slug, items: [...data.items], purchaseType, quantity };
      return { type, _id: data._id, purchaseType, quantity };
    }),
  };
}
