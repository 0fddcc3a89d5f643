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

/** Whether a line has a quantity: packets of both kinds have one piece only. Spec §3. */
export function isQuantifiable(type: CartItemType): boolean {
  return type === 'product' || type === 'donation';
}

/** A new line. A packet always has quantity 1; other quantities are clamped to 1–99. Spec §3. */
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

/** Number of pieces, for the badge. */
export function countItems(cart: Cart): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0);
}

export function lineTotal(item: CartItem): Kurus {
  return times(item.data.price[item.purchaseType], item.quantity);
}

/** Price of one piece when it was put into the cart, in kuruş; null if it has not changed. */
export function formerPrice({ data, priceWhenAdded, purchaseType }: CartItem): Kurus | null {
  const former = priceWhenAdded?.[purchaseType];
  return former === undefined || former === data.price[purchaseType] ? null : former;
}

/** Totals from the cart's own prices, in kuruş: shown until the server's calculation arrives. */
export type CartTotals = { readonly subscription: Kurus; readonly oneTimePurchase: Kurus; readonly total: Kurus };

export function cartTotals(cart: Cart): CartTotals {
  const of = (purchaseType: PurchaseType): Kurus =>
    sum(cart.items.filter((item) => item.purchaseType === purchaseType).map(lineTotal));
  const subscription = of('subscription');
  const oneTimePurchase = of('oneTimePurchase');
  return { subscription, oneTimePurchase, total: kurus(subscription + oneTimePurchase) };
}

/** The order in which a cart is shown: subscription lines before one-time purchases. */
export function subscriptionsFirst<Line extends { readonly purchaseType: PurchaseType }>(
  lines: readonly Line[],
): readonly Line[] {
  const of = (purchaseType: PurchaseType) => lines.filter((line) => line.purchaseType === purchaseType);
  return [...of('subscription'), ...of('oneTimePurchase')];
}

/** Lines of an order, which the contract lists by kind, in the order they had in the cart. */
export function inCartOrder<Line extends { readonly sortOrder: number }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.sortOrder - other.sortOrder);
}

export function withinLimits(quantity: number): number {
  return Math.min(QUANTITY_LIMIT, Math.max(1, Math.trunc(quantity) || 1));
}
