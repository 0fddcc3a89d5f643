import { dayOf } from '../../../../domain/calendar/index.ts';
import { lastWithdrawalDay, type OrderStatus } from '../../../../domain/lifecycle/index.ts';
import type { PurchaseStatus, PurchaseStatusPort } from '../../promo-codes/index.ts';
import { tracesOf } from './account-traces.ts';
import { listDiscounted } from './order-codes.repository.ts';
import type { StoredOrder } from '../order/index.ts';

type Facts = Pick<StoredOrder, 'status' | 'deliveredAt' | 'refund'>;

/** Statuses of an order of which nothing is sold (any more). */
export const offStatuses: readonly OrderStatus[] = ['CANCELLED', 'REJECTED', 'REFUNDED_FULLY', 'SKIPPED'];

/** `open`: an order may still be returned. A requested return keeps it open until it is answered. */
export function purchaseStatusOf({ status, deliveredAt, refund }: Facts, now: Date): PurchaseStatus {
  if (offStatuses.includes(status)) return 'off';
  if (deliveredAt === null || refund?.answer.refundStatus === 'REFUND_REQUESTED') return 'open';
  return dayOf(now.getTime()) > lastWithdrawalDay(deliveredAt.getTime()) ? 'final' : 'open';
}

/** Reads the orders of all uses with one query. */
export const purchaseStatus: PurchaseStatusPort = {
  tracesOf,
  async statusesOf(db, uses, now) {
    const found = await listDiscounted(db, uses);
    const ofAttempt = Map.groupBy(found, ({ attemptId }) => attemptId);
    const ofSubscription = Map.groupBy(found, ({ subscriptionId }) => subscriptionId);
    return new Map(
      uses.map(({ id, purchaseId, subscriptionId }) => {
        const own = purchaseId === null ? [] : (ofAttempt.get(purchaseId) ?? []);
        const later = (subscriptionId === null ? [] : (ofSubscription.get(subscriptionId) ?? [])).filter(
          ({ attemptId }) => attemptId !== purchaseId,
        );
        const statuses = new Set(own.map((order) => purchaseStatusOf(order, now)));
        if (statuses.has('open')) return [id, 'open'];
        if (statuses.has('final')) return [id, 'final'];
        return [id, later.some(({ status }) => !offStatuses.includes(status)) ? 'open' : 'off'];
      }),
    );
  },
};
