import {
  findMove,
  movesFor,
  type OrderEvent,
  type OrderMove,
  type OrderStatus,
} from '../../../../domain/lifecycle/index.ts';
import type { RefundParts } from '../../../../domain/refund/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findAccount } from '../../account/index.ts';
import { returnStock } from '../../catalog/index.ts';
import { creditBalance, insertRepayment } from '../repayments/index.ts';
import { advanceCargo, type Shipment } from './cargo.ts';
import { type Mover, moveOrder, MoveRefused } from './move-order.ts';
import { leftOf, linesOf, orderMail, type StoredLine, type StoredOrder } from '../order/index.ts';

export type MoveDetails = {
  /** Carrier and tracking number, for a move that sends the parcel. */
  shipment?: Shipment;
  /** The boxes of a returned parcel were inspected and can be sold again. */
  isResaleable?: boolean;
};

export type Moved = { before: StoredOrder; order: StoredOrder; move: OrderMove };

/** Boxes to return to stock. Refunded units are left out: they are in stock already. */
const boxesOf = (lines: readonly StoredLine[]) =>
  lines.flatMap(({ quantity, refundedUnits, boxes }) =>
    boxes.map(({ productId, boxes: inOne }) => ({ productId, boxes: inOne * (quantity - refundedUnits) })),
  );

/**
 * Starts the refund of what was not refunded yet: the balance's part is credited here; the card's part is stored for
 * `repayJob`, which asks the bank.
 */
async function startRepayment(
  context: AppContext,
  tx: Tx,
  order: StoredOrder,
  back: RefundParts,
  now: Date,
): Promise<void> {
  const { id, accountId, attemptId } = order;
  const { toCard: cardKurus, toBalance: balanceKurus } = back;
  if (balanceKurus > 0) {
    await creditBalance(tx, context, { id: `${id}_balance`, accountId, amountKurus: balanceKurus, orderId: id, now });
  }
  if (order.paidAt === null || attemptId === null) return;
  const isAsked = cardKurus > 0;
  await insertRepayment(tx, {
    orderId: id,
    accountId,
    attemptId,
    cardKurus,
    balanceKurus,
    refusedKurus: isAsked ? null : 0,
    startedAt: now,
    endedAt: isAsked ? null : now,
    nextCheckAt: isAsked ? now : null,
    checks: 0,
  });
}

async function moveStock(tx: Tx, lines: readonly StoredLine[], { stock }: OrderMove, details: MoveDetails) {
  const isBack = stock === 'shelf' || (stock === 'inspected' && details.isResaleable === true);
  if (isBack) await returnStock(tx, boxesOf(lines));
}

/** The events that `performMove` handles; all others belong to payments and refunds. */
const handled: ReadonlySet<OrderEvent> = new Set<OrderEvent>([
  'pack',
  'ship',
  'out',
  'deliver',
  'fail',
  'sendAgain',
  'returned',
  'cancel',
]);

/** The events that operations may cause for an order in this status. */
export const operationsMoves = (status: OrderStatus): OrderEvent[] =>
  movesFor(status, 'operations')
    .map(({ event }) => event)
    // `refuse` is for unpaid orders of subscriptions: `refuseDelivery` handles it with the plan.
    .filter((event) => handled.has(event) || event === 'refuse');

/**
 * Moves a locked order with all effects that the table lists for the move: boxes back to stock, refund, release of the
 * promo code, mail. All in the caller's transaction. Throws MoveRefused.
 */
export async function performMove(
  context: AppContext,
  tx: Tx,
  before: StoredOrder,
  event: OrderEvent,
  mover: Mover,
  details: MoveDetails = {},
): Promise<Moved> {
  const { now } = mover;
  const planned = findMove(before.status, event, mover.by);
  if (!planned || !handled.has(event)) throw new MoveRefused(`${event} does not move ${before.status}.`);
  const cargo = advanceCargo(before, event, details.shipment, now);
  const { order, move } = await moveOrder(tx, before, event, mover, {
    ...(cargo && { cargo }),
    ...(event === 'deliver' && { deliveredAt: now }),
  });
  const lines = move.money === null && move.stock === null ? [] : await linesOf(tx, order.id);
  const back = leftOf(lines);
  // The account's row before the products', in the order everybody locks them.
  if (move.money === 'allBack') await startRepayment(context, tx, order, back, now);
  await moveStock(tx, lines, move, details);
  const account = await findAccount(tx, order.accountId);
  const mail = account && orderMail(move, { order, account, config: context.config, back });
  if (mail) await context.mail.enqueue(tx, mail);
  return { before, order, move };
}
