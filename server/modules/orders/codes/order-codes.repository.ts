import { and, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { PurchaseName } from '../../promo-codes/index.ts';
import type { StoredOrder } from '../order/index.ts';
import { orders } from '../order/orders.tables.ts';

/** All orders of these purchases that have a promo code, with the deliveries of their subscriptions. */
export async function listDiscounted(
  db: Executor,
  purchases: readonly PurchaseName[],
): Promise<Pick<StoredOrder, 'status' | 'deliveredAt' | 'refund' | 'attemptId' | 'subscriptionId'>[]> {
  const attemptIds = purchases.flatMap(({ purchaseId }) => purchaseId ?? []);
  const subscriptionIds = purchases.flatMap(({ subscriptionId }) => subscriptionId ?? []);
  const { status, deliveredAt, refund, attemptId, subscriptionId, promoCode } = orders;
  const named = [[attemptId, attemptIds] as const, [subscriptionId, subscriptionIds] as const];
  const wanted = named.flatMap(([column, ids]): SQL[] => (ids.length > 0 ? [inArray(column, ids)] : []));
  if (wanted.length === 0) return [];
  return db
    .select({ status, deliveredAt, refund, attemptId, subscriptionId })
    .from(orders)
    .where(and(or(...wanted), isNotNull(promoCode)));
}

/** The purchases of those given orders that have a promo code. */
export const listDiscountedPurchases = (
  tx: Tx,
  orderIds: readonly string[],
): Promise<Pick<StoredOrder, 'attemptId' | 'subscriptionId'>[]> =>
  tx
    .select({ attemptId: orders.attemptId, subscriptionId: orders.subscriptionId })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), isNotNull(orders.promoCode)));

/** Cards and addresses of the paid orders of these accounts. */
export function listPaidTraces(
  db: Executor,
  accountIds: readonly string[],
): Promise<Pick<StoredOrder, 'accountId' | 'card' | 'deliveryAddress' | 'billingAddress'>[]> {
  const { accountId, card, deliveryAddress, billingAddress, paidAt } = orders;
  return db
    .select({ accountId, card, deliveryAddress, billingAddress })
    .from(orders)
    .where(and(inArray(accountId, [...accountIds]), isNotNull(paidAt)));
}
