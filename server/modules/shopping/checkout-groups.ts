import type { PurchaseType } from '../../../domain/product/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import type { CartItemRequest } from './cart-lines.ts';
import type { SaleData } from './sale-data.ts';

type Wire = components['schemas'];

type Groups = {
  products: readonly { _product: string; quantity: number; sortOrder?: number }[];
  packets: Wire['CheckoutGroup']['packets'];
};

/** A group of the checkout as the cart items it was made of, in their places. Donations stand among its products. */
export async function groupItems(
  sale: SaleData,
  { products, packets }: Groups,
  purchaseType: PurchaseType,
): Promise<CartItemRequest[]> {
  const known = await sale.products(products.map(({ _product }) => _product));
  const items: CartItemRequest[] = [
    ...products.map(({ _product, quantity }): CartItemRequest => {
      const type = known.get(_product)?.type === 'donation' ? 'donation' : 'product';
      return { type, _id: _product, purchaseType, quantity };
    }),
    ...packets.map(({ _packet, items: boxes = [], quantity }): CartItemRequest =>
      _packet === undefined
        ? { type: 'custompacket', items: boxes, purchaseType, quantity }
        : { type: 'packet', _id: _packet, purchaseType, quantity },
    ),
  ];
  const places = [...products, ...packets].map(({ sortOrder }, index) => sortOrder ?? index);
  return items
    .map((item, index) => ({ item, place: places[index] ?? index }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** The cart behind a checkout request, subscriptions first. */
export async function checkoutItems(
  sale: SaleData,
  { subscriptions, oneTimePurchase }: Pick<Wire['CheckoutRequest'], 'subscriptions' | 'oneTimePurchase'>,
): Promise<CartItemRequest[]> {
  const items: CartItemRequest[] = [];
  for (const group of subscriptions) items.push(...(await groupItems(sale, group, 'subscription')));
  if (oneTimePurchase) items.push(...(await groupItems(sale, oneTimePurchase, 'oneTimePurchase')));
  return items;
}
