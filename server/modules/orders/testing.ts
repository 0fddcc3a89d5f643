import { eq, sql } from 'drizzle-orm';
import { type OrderEvent, type OrderStatus } from '../../../domain/lifecycle/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { performMove } from './moves/perform-move.ts';
import { lockShopOrder } from './order/shop-orders.repository.ts';
import { orders } from './order/orders.tables.ts';

/** Moves an order as operations would, one event after the other. */
export async function moveAlong(context: AppContext, orderId: string, ...events: OrderEvent[]): Promise<void> {
  const shipment = { carrier: 'Mercan Kurye', trackingNumber: 'TEST-1', trackingUrl: null };
  for (const event of events) {
    await withTransaction(context.db, async (tx) => {
      const order = await lockShopOrder(tx, orderId);
      const mover = { by: 'operations', name: 'test', now: context.clock.now() } as const;
      await performMove(context, tx, order!, event, mover, { shipment });
    });
  }
}

/** The moves from paid to delivered. */
export const toTheDoor: OrderEvent[] = ['pack', 'ship', 'out', 'deliver'];

/** Sets the status of an account's orders without their moves: the triggers of the table are off for it. */
export const placeOrders = ({ db }: Pick<AppContext, 'db'>, accountId: string, status: OrderStatus): Promise<void> =>
  withTransaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`);
    const deliveredAt = status === 'DELIVERED' ? sql`now()` : sql`delivered_at`;
    await tx.update(orders).set({ status, deliveredAt }).where(eq(orders.accountId, accountId));
  });

export async function statusOf({ db }: AppContext, orderId: string): Promise<OrderStatus> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
  return order!.status;
}

export { orderEvents, orderProblems, orderRepayments, orders } from './order/orders.tables.ts';
