import { queryOptions } from '@tanstack/react-query';
import type { PaidCart } from '../../../domain/cart/index.ts';
import type { Kurus } from '../../../domain/money/index.ts';
import { findAttempt } from '../attempts/index.ts';
import type { Api } from '../http/index.ts';

/** The status of a purchase on the server. Only `paid` says that money was taken and orders exist. */
export type Purchase =
  | {
      state: 'paid';
      charged: Kurus;
      orderIds: readonly string[];
      subscriptionIds: readonly string[];
      isFirstPurchase: boolean;
      /** The lines to take out of the cart. */
      paid: PaidCart;
    }
  | { state: 'unpaid' };

/** Null when this account has no such attempt. Never moves money. */
export async function findPurchase(api: Api, attemptId: string, signal?: AbortSignal): Promise<Purchase | null> {
  const report = await findAttempt(api, { kind: 'purchase', attemptId }, signal);
  if (report === null) return null;
  if (report.state !== 'paid') return { state: 'unpaid' };
  const { amount: charged, orderIds, subscriptionIds, isFirstPurchase, paid } = report;
  return { state: 'paid', charged, orderIds, subscriptionIds, isFirstPurchase, paid };
}

export const purchaseQuery = (api: Api, attemptId: string) =>
  queryOptions({
    queryKey: ['purchases', attemptId],
    queryFn: ({ signal }) => findPurchase(api, attemptId, signal),
    meta: { tag: 'Account' },
  });
