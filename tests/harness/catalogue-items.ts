import { cartItem, type CartItem } from '../../domain/cart/index.ts';
import { toKurus } from '../../domain/money/index.ts';
import { ask } from './customer.ts';

/** A product or packet as the API answers it; prices are decimal TRY. */
export interface CatalogueItem {
  _id: string;
  slug: string;
  type: string;
  name: { tr: string; en: string };
  price: { subscription: number; oneTimePurchase: number };
}

/** `path`: a public list of products or packets. */
export async function listCatalogueItems(shopUrl: string, path: string): Promise<CatalogueItem[]> {
  return (await ask(`${shopUrl}/api${path}`, 'GET')).data;
}

/** The item as a line of a cart. */
export function lineOf(
  { _id, slug, name, price }: CatalogueItem,
  line: Pick<CartItem, 'type' | 'purchaseType' | 'createdAt'> & { quantity?: number },
): CartItem {
  const { subscription, oneTimePurchase } = price;
  return cartItem({
    ...line,
    data: {
      _id,
      slug,
      name,
      price: { subscription: toKurus(subscription), oneTimePurchase: toKurus(oneTimePurchase) },
      items: [],
    },
  });
}
