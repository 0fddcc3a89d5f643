import { kurus, sum, times, type Kurus } from '../money/index.ts';
import type { PurchaseType } from '../product/index.ts';
import { NO_PROMO } from '../promo/index.ts';
import {
  QUANTITY_LIMIT,
  type Cart,
  type CartItem,
  type CartItemData,
  type CartItemKey,
  type CartItemType,
} from './cart.ts';

export const EMPTY_CART: Cart = { items: [], promoCode: NO_PROMO };

/** Packets of both sorts are bought once; products and donations are counted. Spec §3. */
export function isQuantifiable(type: CartItemType): boolean {
  return type === 'product' || type === 'donation';
}

/** A new line. A packet starts at quantity 1 whatever is asked; other quantities are kept within 1–99. Spec §3. */
export function cartItem(asked: {
  readonly type: CartItemType;
  readonly data: CartItemData;
  readonly purchaseType: PurchaseType;
  readonly quantity?: number;
  readonly createdAt: string;
}): CartItem {
  const countable = isQuantifiable(asked.type);
  const quantity = countable ? withinLimits(asked.quantity ?? 1) : 1;
  return {
    type: asked.type,
    data: asked.data,
    purchaseType: asked.purchaseType,
    quantity,
    isQuantifiable: countable,
    createdAt: asked.createdAt,
  };
}

export function cartItemKey(item: {
  readonly type: CartItemType;
  readonly data: Pick<CartItemData, '_id'>;
}): CartItemKey {
  return `${item.type}:${item.data._id}`;
}

export function findItem(cart: Cart, key: CartItemKey): CartItem | null {
  return cart.items.find((item) => cartItemKey(item) === key) ?? null;
}

/** Pieces, as the badge shows them. */
export function countItems(cart: Cart): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0);
}

export function lineTotal(item: CartItem): Kurus {
  return times(item.data.price[item.purchaseType], item.quantity);
}

/** What one piece cost when it was put into the cart, in kuruş; null while that is still its price. */
export function formerPrice({ data, priceWhenAdded, purchaseType }: CartItem): Kurus | null {
  const former = priceWhenAdded?.[purchaseType];
  return former === undefined || former === data.price[purchaseType] ? null : former;
}

/** Totals from the prices the cart holds, in kuruş: what is shown until the server's calculation arrives. */
export type CartTotals = { readonly subscription: Kurus; readonly oneTimePurchase: Kurus; readonly total: Kurus };

export function cartTotals(cart: Cart): CartTotals {
  const of = (purchaseType: PurchaseType): Kurus =>
    sum(cart.items.filter((item) => item.purchaseType === purchaseType).map(lineTotal));
  const subscription = of('subscription');
  const oneTimePurchase = of('oneTimePurchase');
  return { subscription, oneTimePurchase, total: kurus(subscription + oneTimePurchase) };
}

/** As the shopper reads a cart everywhere: what comes again and again before what is bought once. */
export function subscriptionsFirst<Line extends { readonly purchaseType: PurchaseType }>(
  lines: readonly Line[],
): readonly Line[] {
  const of = (purchaseType: PurchaseType) => lines.filter((line) => line.purchaseType === purchaseType);
  return [...of('subscription'), ...of('oneTimePurchase')];
}

/** The lines of an order, whose kinds the contract keeps apart, as they stood in the cart. */
export function inCartOrder<Line extends { readonly sortOrder: number }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.sortOrder - other.sortOrder);
}

export function withinLimits(quantity: number): number {
  return Math.min(QUANTITY_LIMIT, Math.max(1, Math.trunc(quantity) || 1));
}
