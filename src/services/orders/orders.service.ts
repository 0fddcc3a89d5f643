import { toKurus, type Kurus } from '../../../domain/money/index.ts';
import type { components, paths } from '../../../openapi/types/orders.d.ts';
import { type Api, find, read } from '../http/index.ts';

type Wire = components['schemas'];

/** An order of the contract with its amounts in kuruş. */
export type Order = Omit<Wire['Order'], 'price' | 'products' | 'packets'> & {
  price: { charged: Kurus };
  lines: {
    slug: string;
    type: string;
    name: Wire['Order']['products'][number]['name'];
    quantity: number;
    total: Kurus;
  }[];
};

export function toOrder({ price, products, packets, ...order }: Wire['Order']): Order {
  return {
    ...order,
    price: { charged: toKurus(price.chargedAmount) },
    lines: [...packets, ...products].map(({ slug, type, name, quantity, price: line }) => ({
      slug,
      type,
      name,
      quantity,
      total: toKurus(line.grossAmount),
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
