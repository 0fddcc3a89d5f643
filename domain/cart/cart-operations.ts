import type { Kurus } from '../money/index.ts';
import type { PurchaseType } from '../product/index.ts';
import {
  isCodeInEffect,
  setPromoCode,
  withCalculatedPromo,
  NO_PROMO,
  type CalculatedPromo,
  type PromoState,
} from '../promo/index.ts';
import { cartItemKey, EMPTY_CART, findItem, withinLimits } from './cart-item.ts';
import type { Cart, CartItem, CartItemKey, PaidCart } from './cart.ts';

/** Milliseconds after an add in which a tap at the same place adds once more; the link to the cart waits as long. */
export const BURST_MS = 500;

/**
 * Appends a new item. One that is already there takes the new purchase type (and the fresher data) and, when
 * quantifiable, the added quantity too, up to 99. Packets never increase. Spec §4, docs/adr/0018.
 */
export function addItem(cart: Cart, added: CartItem): Cart {
  const key = cartItemKey(added);
  if (!cart.items.some((item) => cartItemKey(item) === key)) return { ...cart, items: [...cart.items, added] };
  return changeItem(cart, key, (item) => ({
    ...item,
    data: added.data,
    priceWhenAdded: undefined,
    purchaseType: added.purchaseType,
    quantity: item.isQuantifiable ? withinLimits(item.quantity + added.quantity) : item.quantity,
  }));
}

export function changePurchaseType(cart: Cart, key: CartItemKey, purchaseType: PurchaseType): Cart {
  return changeItem(cart, key, (item) => ({ ...item, purchaseType }));
}

/** Quantifiable items only, clamped to 1–99; zero or less removes the line. Spec §4. */
export function setQuantity(cart: Cart, key: CartItemKey, quantity: number): Cart {
  if (quantity <= 0) return removeItem(cart, key);
  return changeItem(cart, key, (item) => (item.isQuantifiable ? { ...item, quantity: withinLimits(quantity) } : item));
}

export function removeItem(cart: Cart, key: CartItemKey): Cart {
  return { ...cart, items: cart.items.filter((item) => cartItemKey(item) !== key) };
}

/** Replaces the line by a customised packet with quantity 1; adds it if the line is not there. Spec §4. */
export function replaceItem(cart: Cart, key: CartItemKey, replacement: CartItem): Cart {
  const once = { ...replacement, quantity: 1 };
  if (!cart.items.some((item) => cartItemKey(item) === key)) return addItem(cart, once);
  const replaced = changeItem(cart, key, () => once);
  const kept = cartItemKey(once);
  const first = replaced.items.findIndex((item) => cartItemKey(item) === kept);
  return { ...replaced, items: replaced.items.filter((item, index) => cartItemKey(item) !== kept || index === first) };
}

/** Removes all lines, and the promo code. */
export function emptyCart(): Cart {
  return EMPTY_CART;
}

/** Removes the paid pieces, and the code they were paid with. Pieces that were added meanwhile stay. */
export function withoutPaid(cart: Cart, { lines, promoCode }: PaidCart): Cart {
  const left = lines.reduce(
    (rest, { key, quantity }) => setQuantity(rest, key, (findItem(rest, key)?.quantity ?? 0) - quantity),
    cart,
  );
  if (left.items.length === 0) return EMPTY_CART;
  return isCodeInEffect(left.promoCode, promoCode ?? '') ? withoutPromoCode(left) : left;
}

export function withPromoCode(cart: Cart, code: string): Cart {
  return { ...cart, promoCode: setPromoCode(code) };
}

export function withoutPromoCode(cart: Cart): Cart {
  return { ...cart, promoCode: NO_PROMO };
}

export function withPromoAnswer(cart: Cart, answer: CalculatedPromo): Cart {
  return { ...cart, promoCode: withCalculatedPromo(cart.promoCode, answer) };
}

export function withPromoState(cart: Cart, promoCode: PromoState): Cart {
  return { ...cart, promoCode };
}

/** Takes over the server's unit prices, in kuruş, and remembers the price when the line was added. */
export function withPrices(
  cart: Cart,
  prices: readonly { readonly key: CartItemKey; readonly unitPrice: Kurus }[],
): Cart {
  return prices.reduce((priced, { key, unitPrice }) => {
    const isOld = ({ data, purchaseType }: CartItem) => data.price[purchaseType] !== unitPrice;
    if (!priced.items.some((item) => cartItemKey(item) === key && isOld(item))) return priced;
    return changeItem(priced, key, (item) => ({
      ...item,
      data: { ...item.data, price: { ...item.data.price, [item.purchaseType]: unitPrice } },
      priceWhenAdded: item.priceWhenAdded ?? item.data.price,
    }));
  }, cart);
}

function changeItem(cart: Cart, key: CartItemKey, change: (item: CartItem) => CartItem): Cart {
  return { ...cart, items: cart.items.map((item) => (cartItemKey(item) === key ? change(item) : item)) };
}
