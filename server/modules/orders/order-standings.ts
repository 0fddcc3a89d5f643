import { and, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { dayOf } from '../../../domain/calendar/index.ts';
import { lastWithdrawalDay, type OrderStatus } from '../../../domain/lifecycle/index.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { OrderStanding, OrderStandingsPort, PurchaseName } from '../promo-codes/index.ts';
import { tracesOf } from './account-traces.ts';
import type { StoredOrder } from './orders.types.ts';
import { orders } from './tables.ts';

type Facts = Pick<StoredOrder, 'status' | 'deliveredAt' | 'refund'>;

/** Nothing of it is sold (any more). */
export const offStatuses: readonly OrderStatus[] = ['CANCELLED', 'REJECTED', 'REFUNDED_FULLY', 'SKIPPED'];

/** Whether an order is settled for good. A return that is asked for keeps it open until it is answered. */
export function standingOf({ status, deliveredAt, refund }: Facts, now: Date): OrderStanding {
  if (offStatuses.includes(status)) return 'off';
  if (deliveredAt === null || refund?.answer.refundStatus === 'REFUND_REQUESTED') return 'open';
  return dayOf(now.getTime()) > lastWithdrawalDay(deliveredAt.getTime()) ? 'final' : 'open';
}

/** Every order with a discount of a code that came of these purchases, deliveries of their subscriptions included. */
function findDiscounted(db: Executor, purchases: readonly PurchaseName[]) {
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

/** One query for all of them. */
export const orderStandings: OrderStandingsPort = {
  tracesOf,
  async standingsOf(db, uses, now) {
    const found = await findDiscounted(db, uses);
    const ofAttempt = Map.groupBy(found, ({ attemptId }) => attemptId);
    const ofSubscription = Map.groupBy(found, ({ subscriptionId }) => subscriptionId);
    return new Map(
      uses.map(({ id, purchaseId, subscriptionId }) => {
        const own = purchaseId === null ? [] : (ofAttempt.get(purchaseId) ?? []);
        const later = (subscriptionId === null ? [] : (ofSubscription.get(subscriptionId) ?? [])).filter(
          ({ attemptId }) => attemptId !== purchaseId,
        );
        const standings = new Set(own.map((order) => standingOf(order, now)));
        if (standings.has('open')) return [id, 'open'];
        if (standings.has('final')) return [id, 'final'];
        return [id, later.some(({ status }) => !offStatuses.includes(status)) ? 'open' : 'off'];
      }),
    );
  },
};
