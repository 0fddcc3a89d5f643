import { queryOptions } from '@tanstack/react-query';
import type { PaidCart } from '../../../domain/cart/index.ts';
import type { Kurus } from '../../../domain/money/index.ts';
import { type AttemptOutcome, attemptOutcome } from '../../../domain/payment/index.ts';
import { findAttempt, findAttemptByKey } from '../attempts/index.ts';
import type { Api } from '../http/index.ts';

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
  const report = await findAttempt(api, { kind: 'purchase', attemptId }, signal);
  if (report === null) return null;
  if (report.state !== 'paid') return { state: 'unpaid' };
  const { amount: charged, orderIds, subscriptionIds, isFirstPurchase, paid } = report;
  return { state: 'paid', charged, orderIds, subscriptionIds, isFirstPurchase, paid };
}

/** How a purchase ended. */
export type PaymentEnd = Exclude<AttemptOutcome, 'saved'>;

/**
 * The payment of this key, that a shopper may have left behind; `end` is null while it has none. Null when the server
 * never saw it. Never moves money. Rejects with a `Failure`.
 */
export async function findLeftPayment(
  api: Api,
  key: string,
  signal: AbortSignal,
): Promise<{ attemptId: string; end: PaymentEnd | null } | null> {
  const report = await findAttemptByKey(api, { kind: 'purchase', key }, signal);
  if (report === null || report.state === 'saved') return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no card check
  return { attemptId: report.attemptId, end: attemptOutcome(report) as PaymentEnd | null };
}

export const purchaseQuery = (api: Api, attemptId: string) =>
  queryOptions({
    queryKey: ['purchases', attemptId],
    queryFn: ({ signal }) => findPurchase(api, attemptId, signal),
    meta: { tag: 'Account' },
  });
