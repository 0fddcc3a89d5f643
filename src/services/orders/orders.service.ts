import { inCartOrder } from '../../../domain/cart/index.ts';
import { toKurus, type Kurus } from '../../../domain/money/index.ts';
import type { components, paths } from '../../../openapi/types/orders.d.ts';
import { type Api, find, read } from '../http/index.ts';

type Wire = components['schemas'];

/** An order of the contract with its amounts in kuruş: lines − `promoDiscount` + `shipping` − `balance` = `charged`. */
export type Order = Omit<
  Wire['Order'],
  'price' | 'products' | 'packets' | 'repayment' | 'ifCancelled' | 'customLetter'
> & {
  price: { promoDiscount: Kurus; shipping: Kurus; balance: Kurus; charged: Kurus };
  /** The customer's own note in the parcel. */
  parcelNote: string | null;
  /** The refund of an order that was called off. */
  repayment: { isDone: boolean; card: Kurus; balance: Kurus } | null;
  /** The refund if it were called off now. */
  ifCancelled?: { card: Kurus; balance: Kurus };
  /** In the cart's order. */
  lines: {
    slug: string;
    type: string;
    name: Wire['Order']['products'][number]['name'];
    quantity: number;
    /** Before the code's discount. */
    total: Kurus;
    /** The note in the parcel of a donation. */
    donationNote?: string;
  }[];
};

export function toOrder({
  price,
  products,
  packets,
  repayment,
  ifCancelled,
  customLetter,
  ...order
}: Wire['Order']): Order {
  return {
    ...order,
    parcelNote: customLetter,
    repayment: repayment && {
      isDone: repayment.isDone,
      card: toKurus(repayment.cardAmount),
      balance: toKurus(repayment.balanceAmount),
    },
    ...(ifCancelled && {
      ifCancelled: { card: toKurus(ifCancelled.cardAmount), balance: toKurus(ifCancelled.balanceAmount) },
    }),
    price: {
      promoDiscount: toKurus(price.grossPromoDiscountAmount),
      shipping: toKurus(price.shippingAmount),
      balance: toKurus(price.balanceAmount),
      charged: toKurus(price.chargedAmount),
    },
    lines: inCartOrder([...products, ...packets]).map(({ slug, type, name, quantity, price: line, donationNote }) => ({
      slug,
      type,
      name,
      quantity,
      total: toKurus(line.grossOriginalAmount),
      ...(donationNote !== undefined && { donationNote }),
    })),
  };
}

/** One order of this customer; null when there is none, or it is another customer's. */
export async function findOrder(api: Api, orderId: string, signal?: AbortSignal): Promise<Order | null> {
  const params = { path: { id: orderId } };
  const order = await find(api.client<paths>().POST('/private/user/orders/{id}', { params, signal }));
  return order && toOrder(order);
}

type PurchaseType = Wire['Order']['purchaseType'];
export type OrderPage = { orders: Order[]; page: number; pages: number };

const pageSize = 10;

/** One page of this customer's orders, the newest first; pages are counted from 0. Spec §7. */
export async function listOrders(
  api: Api,
  { page = 0, purchaseType }: { page?: number; purchaseType?: PurchaseType | undefined } = {},
  signal?: AbortSignal,
): Promise<OrderPage> {
  const body = { page, limit: pageSize, ...(purchaseType && { purchaseType }) };
  const { items, pageInfo } = await read(api.client<paths>().POST('/private/getAllOrders', { body, signal }));
  return { orders: items.map(toOrder), page, pages: Math.ceil(pageInfo.total / pageSize) };
}

export type OrderStatistics = Wire['OrderStatistics'];

/** Numbers of this customer's orders, without those that were called off. */
export function getOrderStatistics(api: Api, signal?: AbortSignal): Promise<OrderStatistics> {
  return read(api.client<paths>().GET('/private/user/orders/getOrderStatistics', { signal }));
}
