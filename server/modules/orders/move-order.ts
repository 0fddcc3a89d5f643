import { count, eq } from 'drizzle-orm';
import { findMove, type OrderActor, type OrderEvent, type OrderMove } from '../../../domain/lifecycle/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { StoredOrder } from './orders.types.ts';
import { orderEvents, orders } from './tables.ts';

/** Who moves an order, when, and why. `name` is that of an operations key. */
export type Mover = { by: OrderActor; name?: string; reason?: string | null; now: Date };

/** Who it was, as histories write it. */
export const actorOf = ({ by, name }: Mover): string => (name === undefined ? by : `${by}:${name}`);

/** The order cannot make this move from where it stands. */
export class MoveRefused extends Error {
  override name = 'MoveRefused';
}

type Step = Pick<OrderMove, 'from' | 'to'> & { event: OrderEvent };

/** Writes one line of an order's history. */
export async function recordMove(tx: Tx, orderId: string, { event, from, to }: Step, mover: Mover): Promise<void> {
  const [before] = await tx.select({ events: count() }).from(orderEvents).where(eq(orderEvents.orderId, orderId));
  await tx.insert(orderEvents).values({
    orderId,
    seq: (before?.events ?? 0) + 1,
    event,
    fromStatus: from,
    toStatus: to,
    at: mover.now,
    actor: actorOf(mover),
    reason: mover.reason ?? null,
  });
}

/**
 * Moves a locked order by ORDER_MOVES and writes its history; `change` goes with it. Throws MoveRefused when the table
 * has no such move for this actor. What the move does to money, boxes and mail is `performMove`'s.
 */
export async function moveOrder(
  tx: Tx,
  order: StoredOrder,
  event: OrderEvent,
  mover: Mover,
  change: Partial<typeof orders.$inferInsert> = {},
): Promise<{ order: StoredOrder; move: OrderMove }> {
  const move = findMove(order.status, event, mover.by);
  if (!move) throw new MoveRefused(`${event} by ${mover.by} does not move an order that is ${order.status}.`);
  const [moved] = await tx
    .update(orders)
    .set({ ...change, status: move.to })
    .where(eq(orders.id, order.id))
    .returning();
  await recordMove(tx, order.id, { event, from: move.from, to: move.to }, mover);
  return { order: moved!, move };
}
