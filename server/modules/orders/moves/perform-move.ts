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
  /** What the carrier was given. */
  shipment?: Shipment;
  /** The boxes of a parcel that came back were looked at and can be sold. */
  isResaleable?: boolean;
};

export type Moved = { before: StoredOrder; order: StoredOrder; move: OrderMove };

/** What has been taken back of a line is in stock already. */
const boxesOf = (lines: readonly StoredLine[]) =>
  lines.flatMap(({ quantity, refundedUnits, boxes }) =>
    boxes.map(({ productId, boxes: inOne }) => ({ productId, boxes: inOne * (quantity - refundedUnits) })),
  );

/**
 * What has not been given back yet: the balance's part goes here and now; the card's is written down for
 * `repayOrders` to ask the bank.
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

/** What the moves of this file can do; the others belong to paying and refunding. */
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

/** What operations may do to an order in this status, and can. */
export const operationsMoves = (status: OrderStatus): OrderEvent[] =>
  movesFor(status, 'operations')
    .map(({ event }) => event)
    // An order that is not paid is of a subscription, whose plan refuses it.
    .filter((event) => handled.has(event) || event === 'refuse');

/**
 * Moves a locked order with everything that the table says of it: boxes back in stock, money on its way back, the
 * code released, a mail. All of it commits or none. Throws MoveRefused.
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
