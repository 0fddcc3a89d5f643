import { kurus, toKurus } from '../../../../domain/money/index.ts';
import { type PricedRefund, priceRefund, type RefundItem } from '../../../../domain/refund/index.ts';
import type { components } from '../../../../openapi/types/refunds.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { claimKey, rememberResponse } from '../../../platform/idempotency/idempotency.ts';
import { findAccount, lockAccount } from '../../account/index.ts';
import {
  findOrder,
  linesOf,
  lockOrder,
  type OrderWithLines,
  showRefund,
  type StoredOrder,
} from '../../orders/index.ts';
import { giveBack } from '../money/index.ts';
import { claimPictures } from '../pictures/index.ts';
import {
  factsOf,
  findLatest,
  findRefund,
  insertRefund,
  refundAnswered,
  refundAsked,
  refundErrors,
  type RefundRecord,
  toPrice,
  toRefundable,
  toRefundView,
  updateRefund,
} from '../record/index.ts';

type Wire = components['schemas'];
type Of = { accountId: string; orderId: string };

/** The customer's order with its lines. Throws NOT_FOUND, also for an order of another account. */
export async function readOrder({ db }: AppContext, { accountId, orderId }: Of): Promise<OrderWithLines> {
  const found = await findOrder(db, accountId, orderId);
  if (!found) throw errors.notFound();
  return found;
}

const toItem = ({ _line, quantity, reason, isUnopened }: Wire['RefundItem']): RefundItem => ({
  line: _line,
  units: quantity,
  reason,
  isUnopened,
});

/** The refund of the chosen lines. Throws LINES_NOT_REFUNDABLE, and VALIDATION for a line of another order. */
export function price({ order, lines }: OrderWithLines, items: readonly Wire['RefundItem'][], now: Date): PricedRefund {
  const isOurs = new Set(lines.map(({ id }) => id));
  if (items.some(({ _line }) => !isOurs.has(_line))) throw refundErrors.itemUnknown();
  const judged = priceRefund(factsOf(order), lines.map(toRefundable), items.map(toItem), now.getTime());
  if ('priced' in judged) return judged.priced;
  throw refundErrors.linesRefused(
    judged.refused.map(({ line: _line, reason: notRefundableReason }) => ({ _line, notRefundableReason })),
  );
}

/** Locks account and order, in the order in which every transaction does. */
async function lock(tx: Tx, { accountId, orderId }: Of): Promise<StoredOrder> {
  await lockAccount(tx, accountId);
  const order = await lockOrder(tx, accountId, orderId);
  if (!order) throw errors.notFound();
  return order;
}

/** Stores a request with its price. */
async function write(
  { clock, ids }: AppContext,
  tx: Tx,
  { order, lines }: OrderWithLines,
  { priced, note, pictures }: { priced: PricedRefund; note: string | null; pictures: readonly string[] },
): Promise<RefundRecord> {
  const id = ids.next();
  const donations = new Set(lines.flatMap((line) => (line.type === 'donation' ? [line.id] : [])));
  const request = {
    id,
    orderId: order.id,
    accountId: order.accountId,
    state: 'REFUND_REQUESTED',
    cardKurus: priced.toCard,
    balanceKurus: priced.toBalance,
    note,
    hasParcel: priced.lines.some(({ line }) => !donations.has(line)),
    askedAt: clock.now(),
  } as const;
  await insertRefund(
    tx,
    request,
    priced.lines.map(({ line, units, reason, isUnopened, toCard, toBalance }) => ({
      orderLineId: line,
      units,
      reason,
      isUnopened,
      cardKurus: toCard,
      balanceKurus: toBalance,
    })),
  );
  await claimPictures(tx, { refundId: id, orderId: order.id, ids: pictures });
  return (await findRefund(tx, id))!;
}

/**
 * Requests a refund of lines, once per key. Lines that have not left the shop are refunded at once; the
 * rest waits for operations. Throws LINES_NOT_REFUNDABLE, REFUND_AMOUNT_CHANGED and REFUND_OPEN.
 */
export async function requestRefund(
  context: AppContext,
  of: Of,
  key: string,
  body: Wire['RefundRequest'],
): Promise<Wire['Refund']> {
  const { db, clock, mail, config } = context;
  const now = clock.now();
  const claim = { scope: `requestRefund:${of.accountId}`, key, payload: { order: of.orderId, body }, now };
  return withTransaction(db, async (tx) => {
    const claimed = await claimKey(tx, claim);
    if (claimed.kind === 'replay') return claimed.response.body as Wire['Refund'];
    const order = await lock(tx, of);
    const latest = await findLatest(tx, order.id);
    if (latest?.state === 'REFUND_REQUESTED') throw refundErrors.open(latest.id);
    const bought = { order, lines: await linesOf(tx, order.id) };
    const priced = price(bought, body.items, now);
    if (toKurus(body.refundAmount) !== kurus(priced.toCard + priced.toBalance)) {
      throw refundErrors.amountChanged(toPrice(priced));
    }
    const { note = null, pictures = [] } = body;
    let record = await write(context, tx, bought, { priced, note, pictures });
    const { id, hasParcel } = record.refund;
    if (hasParcel) {
      await showRefund(tx, order.id, { _id: id, answer: { refundStatus: 'REFUND_REQUESTED' } });
    } else {
      const units = new Map(record.lines.map(({ line, asked }) => [line.id, asked.units]));
      await giveBack(context, tx, record, { units, isResaleable: true, note: null, mover: { by: 'engine', now } });
      record = (await findRefund(tx, id))!;
    }
    const account = await findAccount(tx, of.accountId);
    const facts = account && { record, account, config };
    if (facts) await mail.enqueue(tx, hasParcel ? refundAsked(facts) : refundAnswered(facts));
    const answer = toRefundView(record);
    await rememberResponse(tx, claim, { statusCode: 201, body: answer }, of.accountId);
    return answer;
  });
}

/** Withdraws the open request. Throws REFUND_ANSWERED, and NOT_FOUND without a request. */
export const withdrawRefund = ({ db, clock }: AppContext, of: Of): Promise<void> =>
  withTransaction(db, async (tx) => {
    const order = await lock(tx, of);
    const latest = await findLatest(tx, order.id);
    if (!latest) throw errors.notFound();
    if (latest.state !== 'REFUND_REQUESTED') throw refundErrors.answered();
    if (latest.receivedAt !== null) throw refundErrors.received();
    await updateRefund(tx, latest.id, { state: 'WITHDRAWN', answeredAt: clock.now(), endedAt: clock.now() });
    const before = await findLatest(tx, order.id);
    const shown = before && before.state !== 'WITHDRAWN' ? before.state : null;
    await showRefund(tx, order.id, before && shown && { _id: before.id, answer: { refundStatus: shown } });
  });
