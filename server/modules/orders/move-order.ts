import { sql } from 'drizzle-orm';
import { findMove, type OrderActor, type OrderEvent, type OrderMove } from '../../../domain/lifecycle/index.ts';
import { bulkUpdate } from '../../platform/database/bulk.ts';
import type { Tx } from '../../platform/database/database.ts';
import { freeCodesOf } from './free-codes.ts';
import { offStatuses } from './order-standings.ts';
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

type Recorded = Pick<OrderMove, 'from' | 'to'> & { orderId: string; event: OrderEvent; mover: Mover };

/** Writes lines of orders' histories, in their order. */
export async function recordMoves(tx: Tx, moves: readonly Recorded[]): Promise<void> {
  if (moves.length === 0) return;
  const written = new Map<string, number>();
  const rows = moves.map(({ orderId, event, from, to, mover }) => {
    const nth = (written.get(orderId) ?? 0) + 1;
    written.set(orderId, nth);
    const about = { from_status: from, to_status: to, at: mover.now, actor: actorOf(mover), reason: mover.reason };
    return { order_id: orderId, seq: nth, event, ...about };
  });
  await tx.execute(sql`insert into ${orderEvents} (order_id, seq, event, from_status, to_status, at, actor, reason)
    select order_id, seq + (select count(*) from ${orderEvents} before where before.order_id = one.order_id),
      event, from_status, to_status, at, actor, reason
    from json_populate_recordset(null::${orderEvents}, ${JSON.stringify(rows)}::json) one`);
}

export type AskedMove = {
  order: Pick<StoredOrder, 'id' | 'status'>;
  event: OrderEvent;
  mover: Mover;
  change?: Partial<typeof orders.$inferInsert>;
};

/**
 * Moves locked orders by ORDER_MOVES and writes their histories; `change` goes with it. Throws MoveRefused when the table
 * has no such move for this actor. The code of a purchase that is off with it is free. What the move does to money, boxes
 * and mail is `performMove`'s.
 */
export async function moveOrders(tx: Tx, asked: readonly AskedMove[]): Promise<OrderMove[]> {
  const moves = asked.map(({ order: { id, status }, event, mover }) => {
    const move = findMove(status, event, mover.by);
    if (!move) throw new MoveRefused(`${event} by ${mover.by} does not move an order that is ${status}.`);
    return { ...move, orderId: id, event, mover };
  });
  const changed = asked.map(({ order: { id }, change }, n) => ({ ...change, id, status: moves[n]!.to }));
  await bulkUpdate(tx, orders, ['id'], changed);
  await recordMoves(tx, moves);
  const off = moves.flatMap(({ to, orderId }) => (offStatuses.includes(to) ? orderId : []));
  await freeCodesOf(tx, off, asked[0]?.mover.now ?? new Date(0));
  return moves;
}

/** As `moveOrders`, of one. */
export async function moveOrder(
  tx: Tx,
  order: StoredOrder,
  event: OrderEvent,
  mover: Mover,
  change: Partial<typeof orders.$inferInsert> = {},
): Promise<{ order: StoredOrder; move: OrderMove }> {
  const [move] = await moveOrders(tx, [{ order, event, mover, change }]);
  return { order: { ...order, ...change, status: move!.to }, move: move! };
}
