import { kurus } from '../../../../domain/money/index.ts';
import { nextParts, type RefundParts, statusAfterRefund, sumParts } from '../../../../domain/refund/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { returnStock } from '../../catalog/index.ts';
import {
  actorOf,
  addRefundedUnits,
  creditBalance,
  linesOf,
  moveOrder,
  type Mover,
  type StoredOrder,
  showRefund,
  toPaidLine,
} from '../../orders/index.ts';
import { hasOpenMoves, insertMoves } from './refund-moves.repository.ts';
import {
  type RefundedLine,
  refundErrors,
  type RefundRecord,
  type StoredRefund,
  updateRefund,
  updateRefundLine,
} from '../record/index.ts';

export type Answer = {
  /** Accepted units by the id of the order line. */
  units: ReadonlyMap<string, number>;
  /** The boxes were inspected and go back into stock. */
  isResaleable: boolean;
  note: string | null;
  mover: Mover;
};

type GivenLine = RefundedLine & { units: number; parts: RefundParts };

/**
 * Accepts a request: units, money, boxes, order and promo code, in one transaction. The caller has locked the order.
 * The balance's part is credited at once; the card's part is stored for `refundMoneyJob` to send to the bank.
 */
export async function giveBack(context: AppContext, tx: Tx, record: RefundRecord, answer: Answer): Promise<void> {
  const { refund, order } = record;
  const { now } = answer.mover;
  const given = record.lines.map((one): GivenLine => {
    const units = answer.units.get(one.line.id) ?? 0;
    return { ...one, units, parts: nextParts(toPaidLine(one.line), units) };
  });
  const total = sumParts(given.map(({ parts }) => parts));
  for (const line of given) await writeLine(tx, refund, line);
  const isAsked = await writeMoves(tx, record, given, now);
  if (total.toBalance > 0) {
    const { accountId } = order;
    const move = { id: `${refund.id}_balance`, accountId, amountKurus: total.toBalance };
    await creditBalance(tx, context, { ...move, orderId: order.id, now });
  }
  const state = statusAfterRefund((await linesOf(tx, order.id)).map(toPaidLine));
  await updateRefund(tx, refund.id, {
    state,
    cardKurus: total.toCard,
    balanceKurus: total.toBalance,
    answeredAt: now,
    answeredBy: actorOf(answer.mover),
    answerNote: answer.note,
    endedAt: isAsked ? null : now,
  });
  await moveAlong(tx, order, state, answer.mover);
  await showRefund(tx, order.id, { _id: refund.id, answer: { refundStatus: state } });
  if (!answer.isResaleable) return;
  // After the account's row: every transaction locks accounts before products.
  await returnStock(
    tx,
    given.flatMap(({ units, line }) => line.boxes.map(({ productId, boxes }) => ({ productId, boxes: boxes * units }))),
  );
}

async function writeLine(tx: Tx, { id }: StoredRefund, { line, units, parts }: GivenLine): Promise<void> {
  const accepted = { acceptedUnits: units, cardKurus: parts.toCard, balanceKurus: parts.toBalance };
  await updateRefundLine(tx, { refundId: id, orderLineId: line.id }, accepted);
  if (units > 0) await addRefundedUnits(tx, line.id, units);
}

/** Stores the refunds to request from the bank; false if there are none. Throws MONEY_UNDER_WAY. */
async function writeMoves(tx: Tx, { refund, order }: RefundRecord, given: readonly GivenLine[], now: Date) {
  const charged = given.filter(({ parts }) => parts.toCard > 0);
  if (charged.length === 0) return false;
  const moves = charged.map(({ line: { id, transactionId }, parts }) => {
    if (transactionId === null || order.attemptId === null) throw new Error(`Line ${id} has no payment that is known.`);
    return { orderLineId: id, transactionId, attemptId: order.attemptId, amountKurus: kurus(parts.toCard) };
  });
  if (
    await hasOpenMoves(
      tx,
      moves.map(({ transactionId }) => transactionId),
    )
  )
    throw refundErrors.moneyUnderWay();
  await insertMoves(
    tx,
    moves.map((move, index) => ({
      ...move,
      id: `${refund.id}.${index}`,
      refundId: refund.id,
      state: 'open',
      startedAt: now,
      nextCheckAt: now,
      checks: 0,
    })),
  );
  return true;
}

/** An order with units still to deliver goes on; one without is cancelled. */
async function moveAlong(
  tx: Tx,
  order: StoredOrder,
  state: ReturnType<typeof statusAfterRefund>,
  mover: Mover,
): Promise<void> {
  const isFull = state === 'REFUNDED_FULLY';
  if (order.deliveredAt !== null) await moveOrder(tx, order, isFull ? 'refundRest' : 'refundPart', mover);
  else if (isFull) await moveOrder(tx, order, 'cancel', mover);
}
