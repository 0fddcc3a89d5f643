import { inCartOrder } from '../../../domain/cart/index.ts';
import { toKurus, type Kurus } from '../../../domain/money/index.ts';
import type { components, paths } from '../../../openapi/types/orders.d.ts';
import { type Api, find, read } from '../http/index.ts';

type Wire = components['schemas'];

/** An order of the contract with its amounts in kuruş: lines − `promoDiscount` + `shipping` − `balance` = `charged`. */
export type Order = Omit<Wire['Order'], 'price' | 'products' | 'packets'> & {
  price: { promoDiscount: Kurus; shipping: Kurus; balance: Kurus; charged: Kurus };
  /** In the cart's order. */
  lines: {
    slug: string;
    type: string;
    name: Wire['Order']['products'][number]['name'];
    quantity: number;
    /** Before the code's discount. */
    total: Kurus;
  }[];
};

export function toOrder({ price, products, packets, ...order }: Wire['Order']): Order {
  return {
    ...order,
    price: {
      promoDiscount: toKurus(price.grossPromoDiscountAmount),
      shipping: toKurus(price.shippingAmount),
      balance: toKurus(price.balanceAmount),
      charged: toKurus(price.chargedAmount),
    },
    lines: inCartOrder([...products, ...packets]).map(({ slug, type, name, quantity, price: line }) => ({
      slug,
      type,
      name,
      quantity,
      total: toKurus(line.grossOriginalAmount),
    })),
  };
}

/** One order of this customer; null when there is none, or it is somebody else's. */
export async function findOrder(api: Api, orderId: string, signal?: AbortSignal): Promise<Order | null> {
  const params = { path: { id: orderId } };
  const order = await find(api.client<paths>().POST('/private/user/orders/{id}', { params, signal }));
  return order && toOrder(order);
}

/** This customer's latest orders, the newest first. Spec §7. */
export async function listOrders(api: Api, signal?: AbortSignal): Promise<Order[]> {
  const { items } = await read(api.client<paths>().POST('/private/getAllOrders', { body: { limit: 10 }, signal }));
  return items.map(toOrder);
}
