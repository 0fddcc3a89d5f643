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

/**
 * A new item goes to the end. One that is there takes the new purchase type (and the fresher data) and, when
 * quantifiable, one more for each that is added, up to 99. Packets never increase. Spec §4, docs/adr/0018.
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

/** Only for quantifiable items, kept within 1–99; zero or less removes the line. Spec §4. */
export function setQuantity(cart: Cart, key: CartItemKey, quantity: number): Cart {
  if (quantity <= 0) return removeItem(cart, key);
  return changeItem(cart, key, (item) => (item.isQuantifiable ? { ...item, quantity: withinLimits(quantity) } : item));
}

export function removeItem(cart: Cart, key: CartItemKey): Cart {
  return { ...cart, items: cart.items.filter((item) => cartItemKey(item) !== key) };
}

/** The customised packet takes the place of the chosen one, with quantity 1. Without that line it is added. Spec §4. */
export function replaceItem(cart: Cart, key: CartItemKey, replacement: CartItem): Cart {
  const once = { ...replacement, quantity: 1 };
  if (!cart.items.some((item) => cartItemKey(item) === key)) return addItem(cart, once);
  const replaced = changeItem(cart, key, () => once);
  const kept = cartItemKey(once);
  const first = replaced.items.findIndex((item) => cartItemKey(item) === kept);
  return { ...replaced, items: replaced.items.filter((item, index) => cartItemKey(item) !== kept || index === first) };
}

/** Takes everything out, the promo code too. */
export function emptyCart(): Cart {
  return EMPTY_CART;
}

/** Only what was paid leaves, piece by piece, with the code it was paid with. What was added meanwhile stays. */
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

/** Takes over the server's prices of one piece, in kuruş, and keeps what a line cost when it was put in. */
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
