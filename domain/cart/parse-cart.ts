import { kurus } from '../money/index.ts';
import { isPurchaseType, type PriceByPurchaseType } from '../product/index.ts';
import { parsePromoState, NO_PROMO } from '../promo/index.ts';
import { fieldsOf, isText } from '../untrusted/index.ts';
import { cartItem, cartItemKey } from './cart-item.ts';
import {
  CART_ITEM_TYPES,
  type Cart,
  type CartContent,
  type CartItem,
  type CartItemData,
  type CartItemType,
} from './cart.ts';

/** Reads a cart from storage. Invalid and duplicate lines are left out; null if it is not a cart. */
export function parseCart(stored: unknown): Cart | null {
  const { items, promoCode } = fieldsOf(stored);
  if (!Array.isArray(items)) return null;
  const lines = new Map<string, CartItem>();
  for (const entry of items) {
    const item = parseCartItem(entry);
    if (item && !lines.has(cartItemKey(item))) lines.set(cartItemKey(item), item);
  }
  return { items: [...lines.values()], promoCode: parsePromoState(promoCode) ?? NO_PROMO };
}

/** Null for anything that could not have been written by this shop. */
export function parseCartItem(stored: unknown): CartItem | null {
  const { type, purchaseType, quantity, createdAt, ...rest } = fieldsOf(stored);
  const data = parseData(rest['data']);
  if (!data || !isCartItemType(type) || !isPurchaseType(purchaseType)) return null;
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) return null;
  if (typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt))) return null;
  const priceWhenAdded = parsePrice(rest['priceWhenAdded']);
  return {
    ...cartItem({ type, data, purchaseType, quantity, createdAt }),
    ...(priceWhenAdded && { priceWhenAdded }),
  };
}

function parseData(stored: unknown): CartItemData | null {
  const { _id, slug, items, ...rest } = fieldsOf(stored);
  const { tr, en } = fieldsOf(rest['name']);
  const price = parsePrice(rest['price']);
  if (!isText(_id) || !isText(slug) || !isText(tr) || !isText(en) || !price || !Array.isArray(items)) return null;
  const contents = items.map(parseContent).filter((content) => content !== null);
  if (contents.length !== items.length) return null;
  return { _id, slug, name: { tr, en }, price, items: contents };
}

function parseContent(stored: unknown): CartContent | null {
  const { _product, quantity } = fieldsOf(stored);
  return isText(_product) && typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0
    ? { _product, quantity }
    : null;
}

function parsePrice(stored: unknown): PriceByPurchaseType | null {
  const { subscription, oneTimePurchase } = fieldsOf(stored);
  return isAmount(subscription) && isAmount(oneTimePurchase)
    ? { subscription: kurus(subscription), oneTimePurchase: kurus(oneTimePurchase) }
    : null;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isCartItemType(value: unknown): value is CartItemType {
  return (CART_ITEM_TYPES as readonly unknown[]).includes(value);
}
