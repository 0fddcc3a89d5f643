import { kurus } from '../money/index.ts';
import { isPurchaseType, type PriceByPurchaseType } from '../product/index.ts';
import { parsePromoState, NO_PROMO } from '../promo/index.ts';
import { cartItem, cartItemKey } from './cart-item.ts';
import {
  CART_ITEM_TYPES,
  type Cart,
  type CartContent,
  type CartItem,
  type CartItemData,
  type CartItemType,
} from './cart.ts';

/** Reads a cart from storage. Junk lines and second copies of a line are left out; null when it is no cart at all. */
export function parseCart(stored: unknown): Cart | null {
  const record = asRecord(stored);
  if (!record || !Array.isArray(record['items'])) return null;
  const lines = new Map<string, CartItem>();
  for (const entry of record['items'] as unknown[]) {
    const item = parseCartItem(entry);
    if (item && !lines.has(cartItemKey(item))) lines.set(cartItemKey(item), item);
  }
  return { items: [...lines.values()], promoCode: parsePromoState(record['promoCode']) ?? NO_PROMO };
}

/** Null for anything that could not have been written by this shop. */
export function parseCartItem(stored: unknown): CartItem | null {
  const record = asRecord(stored);
  if (!record) return null;
  const { type, purchaseType, quantity, createdAt } = record;
  const data = parseData(record['data']);
  if (!data || !isCartItemType(type) || !isPurchaseType(purchaseType)) return null;
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) return null;
  if (typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt))) return null;
  return cartItem({ type, data, purchaseType, quantity, createdAt });
}

function parseData(stored: unknown): CartItemData | null {
  const record = asRecord(stored);
  if (!record) return null;
  const { _id, slug, items } = record;
  const name = asRecord(record['name']);
  const price = parsePrice(record['price']);
  if (
    !isText(_id) ||
    !isText(slug) ||
    !name ||
    !isText(name['tr']) ||
    !isText(name['en']) ||
    !price ||
    !Array.isArray(items)
  )
    return null;
  const contents = (items as unknown[]).map(parseContent);
  if (contents.some((content) => content === null)) return null;
  return { _id, slug, name: { tr: name['tr'], en: name['en'] }, price, items: contents as CartContent[] };
}

function parseContent(stored: unknown): CartContent | null {
  const { _product, quantity } = asRecord(stored) ?? {};
  return isText(_product) && typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0
    ? { _product, quantity }
    : null;
}

function parsePrice(stored: unknown): PriceByPurchaseType | null {
  const { subscription, oneTimePurchase } = asRecord(stored) ?? {};
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

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}
