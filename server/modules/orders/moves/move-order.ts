import { findMove, type OrderActor, type OrderEvent, type OrderMove } from '../../../../domain/lifecycle/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { freeCodesOf, offStatuses } from '../codes/index.ts';
import { changeOrders, insertEvents, type OrderChange } from './order-changes.repository.ts';
import type { StoredOrder } from '../order/index.ts';

/** Who moves an order, when, and why. `name`: the operations key that was used. */
export type Mover = { by: OrderActor; name?: string; reason?: string | null; now: Date };

/** A mover as stored in the history: the actor, with the name of the key for operations. */
export const actorOf = ({ by, name }: Mover): string => (name === undefined ? by : `${by}:${name}`);

/** The order cannot make this move from its status. */
export class MoveRefused extends Error {
  override name = 'MoveRefused';
}

type Recorded = Pick<OrderMove, 'from' | 'to'> & { orderId: string; event: OrderEvent; mover: Mover };

/** Inserts history rows of orders, in the given order. */
export async function recordMoves(tx: Tx, moves: readonly Recorded[]): Promise<void> {
  await insertEvents(
    tx,
    moves.map(({ orderId, event, from, to, mover }) => {
      const { now: at, reason } = mover;
      return { orderId, event, from, to, at, actor: actorOf(mover), reason };
    }),
  );
}

export type AskedMove = {
  order: Pick<StoredOrder, 'id' | 'status'>;
  event: OrderEvent;
  mover: Mover;
  change?: OrderChange;
};

/**
 * Moves locked orders by ORDER_MOVES and writes their histories. `change`: other columns to set. Throws MoveRefused
 * when the table has no such move for this actor. Releases the promo code of a purchase that is off with it. Money,
 * boxes and mail of a move are handled by `performMove`.
 */
export async function moveOrders(tx: Tx, asked: readonly AskedMove[]): Promise<OrderMove[]> {
  const moves = asked.map(({ order: { id, status }, event, mover }) => {
    const move = findMove(status, event, mover.by);
    if (!move) throw new MoveRefused(`${event} by ${mover.by} does not move an order that is ${status}.`);
    return { ...move, orderId: id, event, mover };
  });
  const changed = asked.map(({ order: { id }, change }, n) => ({ ...change, id, status: moves[n]!.to }));
  await changeOrders(tx, changed);
  await recordMoves(tx, moves);
  const off = moves.flatMap(({ to, orderId }) => (offStatuses.includes(to) ? orderId : []));
  await freeCodesOf(tx, off, asked[0]?.mover.now ?? new Date(0));
  return moves;
}

/** `moveOrders` for one order. */
export async function moveOrder(
  tx: Tx,
  order: StoredOrder,
  event: OrderEvent,
  mover: Mover,
  change: OrderChange = {},
): Promise<{ order: StoredOrder; move: OrderMove }> {
  const [move] = await moveOrders(tx, [{ order, event, mover, change }]);
  return { order: { ...order, ...change, status: move!.to }, move: move! };
}
