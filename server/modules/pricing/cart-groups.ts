import { inCartOrder } from '../../../domain/cart/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import type { CartItemRequest } from './cart-lines.ts';
import type { SaleData } from './sale-data.ts';

type Wire = components['schemas'];

type Groups = {
  products: readonly { _product: string; quantity: number; sortOrder?: number }[];
  packets: Wire['CheckoutGroup']['packets'];
};

/** A group of the checkout as the cart items it was built from, in their order. Donations are among its products. */
export async function groupItems(
  sale: SaleData,
  { products, packets }: Groups,
  purchaseType: PurchaseType,
): Promise<CartItemRequest[]> {
  const known = await sale.products(products.map(({ _product }) => _product));
  const productItem = ({ _product, quantity }: Groups['products'][number]): CartItemRequest => {
    const type = known.get(_product)?.type === 'donation' ? 'donation' : 'product';
    return { type, _id: _product, purchaseType, quantity };
  };
  const packetItem = (packet: Groups['packets'][number]): CartItemRequest =>
    '_packet' in packet
      ? { type: 'packet', _id: packet._packet, purchaseType, quantity: packet.quantity }
      : { type: 'custompacket', items: packet.items, purchaseType, quantity: packet.quantity };
  const placed = [
    ...products.map((product) => ({ sortOrder: product.sortOrder, item: productItem(product) })),
    ...packets.map((packet) => ({ sortOrder: packet.sortOrder, item: packetItem(packet) })),
  ];
  return inCartOrder(placed.map(({ sortOrder, item }, index) => ({ sortOrder: sortOrder ?? index, item }))).map(
    ({ item }) => item,
  );
}

/** The cart items of a checkout request, subscriptions first. */
export async function checkoutItems(
  sale: SaleData,
  { subscriptions, oneTimePurchase }: Pick<Wire['CheckoutRequest'], 'subscriptions' | 'oneTimePurchase'>,
): Promise<CartItemRequest[]> {
  const items: CartItemRequest[] = [];
  for (const group of subscriptions) items.push(...(await groupItems(sale, group, 'subscription')));
  if (oneTimePurchase) items.push(...(await groupItems(sale, oneTimePurchase, 'oneTimePurchase')));
  return items;
}
