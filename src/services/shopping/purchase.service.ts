import { queryOptions } from '@tanstack/react-query';
import { cartItemKey, type PaidCart } from '../../../domain/cart/index.ts';
import { type Kurus, toKurus } from '../../../domain/money/index.ts';
import type { components, paths } from '../../../openapi/types/shopping.d.ts';
import { type Api, find } from '../http/index.ts';

type Wire = components['schemas'];

/** How a purchase stands, as the server has it. Only `paid` says that money was taken and orders exist. */
export type Purchase =
  | {
      state: 'paid';
      charged: Kurus;
      orderIds: readonly string[];
      subscriptionIds: readonly string[];
      isFirstPurchase: boolean;
      /** What leaves the cart with it. */
      paid: PaidCart;
    }
  | { state: 'unpaid' };

/** Null when this account has no such attempt. Never moves money. */
export async function findPurchase(api: Api, attemptId: string, signal?: AbortSignal): Promise<Purchase | null> {
  const path = '/private/user/shopping/3ds/buy-response/status/{id}';
  const payment = await find(api.client<paths>().POST(path, { params: { path: { id: attemptId } }, signal }));
  if (payment === null) return null;
  if (payment.state !== 'paid') return { state: 'unpaid' };
  const { chargedAmount, orderIds, subscriptionIds, isFirstPurchase, promoCode } = payment;
  const lines = payment.lines.map(({ type, _id, slug, quantity }) => ({
    key: cartItemKey({ type, data: { _id: _id ?? slug } }),
    quantity,
  }));
  const paid = { lines, promoCode };
  return { state: 'paid', charged: toKurus(chargedAmount), orderIds, subscriptionIds, isFirstPurchase, paid };
}

/** How a payment ended: with an order, or without one and with the money where it was, or back there. */
export type PaymentEnd = 'paid' | 'notCharged' | 'givenBack';

function endOf(payment: Wire['PaymentState']): PaymentEnd | null {
  switch (payment.state) {
    case 'paid':
      return 'paid';
    case 'refunded':
      return 'givenBack';
    case 'declined':
      return payment.declineCode === 'amountMismatch' ? 'givenBack' : 'notCharged';
    case 'expired':
      return 'notCharged';
    case 'created':
    case 'challenging':
    case 'settling':
    case 'unknown':
      return null;
    default:
      return payment satisfies never;
  }
}

/**
 * The payment of this key, that a shopper may have left behind; `end` is null while it has none. Null when the server
 * never saw it. Never moves money. Rejects with a `Failure`.
 */
export async function findLeftPayment(
  api: Api,
  key: string,
  signal: AbortSignal,
): Promise<{ attemptId: string; end: PaymentEnd | null } | null> {
  const path = '/private/user/shopping/attempt-by-key/{key}';
  const payment = await find(api.client<paths>().GET(path, { params: { path: { key } }, signal }));
  return payment && { attemptId: payment.attemptId, end: endOf(payment) };
}

export const purchaseQuery = (api: Api, attemptId: string) =>
  queryOptions({
    queryKey: ['purchases', attemptId],
    queryFn: ({ signal }) => findPurchase(api, attemptId, signal),
    meta: { tag: 'Account' },
  });
