import { inArray } from 'drizzle-orm';
import { dayOf } from '../../../domain/calendar/index.ts';
import { lastWithdrawalDay } from '../../../domain/lifecycle/index.ts';
import type { OrderStanding, OrderStandingsPort } from '../promo-codes/index.ts';
import type { StoredOrder } from './orders.types.ts';
import { orders } from './tables.ts';

type Facts = Pick<StoredOrder, 'status' | 'deliveredAt' | 'refund'>;

/** Whether an order is settled for good. A return that is asked for keeps it open until it is answered. */
export function standingOf({ status, deliveredAt, refund }: Facts, now: Date): OrderStanding {
  if (status === 'CANCELLED' || status === 'REJECTED' || status === 'REFUNDED_FULLY') return 'off';
  if (deliveredAt === null || refund?.answer.refundStatus === 'REFUND_REQUESTED') return 'open';
  return dayOf(now.getTime()) > lastWithdrawalDay(deliveredAt.getTime()) ? 'final' : 'open';
}

/** One query for all of them. */
export const orderStandings: OrderStandingsPort = {
  async standingsOf(db, orderIds, now) {
    if (orderIds.length === 0) return new Map();
    const { id, status, deliveredAt, refund } = orders;
    const found = await db
      .select({ id, status, deliveredAt, refund })
      .from(orders)
      .where(inArray(orders.id, [...orderIds]));
    return new Map(found.map((order) => [order.id, standingOf(order, now)]));
  },
};
