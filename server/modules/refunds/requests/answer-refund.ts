import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findAccount } from '../../account/index.ts';
import { actorOf, lockShopOrder, type Mover, showRefund } from '../../orders/index.ts';
import { giveBack } from '../money/index.ts';
import {
  findRefund,
  findShopRefund,
  refundAnswered,
  refundErrors,
  type RefundRecord,
  updateRefund,
} from '../record/index.ts';

/** The open refund with this id or order number, its order locked. Null: none. Throws REFUND_ANSWERED. */
export async function lockOpenRefund(tx: Tx, name: string): Promise<RefundRecord | null> {
  const found = await findShopRefund(tx, name);
  if (!found) return null;
  await lockShopOrder(tx, found.orderId);
  const record = await findRefund(tx, found.id);
  if (record?.refund.state !== 'REFUND_REQUESTED') throw refundErrors.answered();
  return record;
}

async function mailAnswer({ mail, config }: AppContext, tx: Tx, record: RefundRecord): Promise<RefundRecord> {
  const account = await findAccount(tx, record.order.accountId);
  if (account) await mail.enqueue(tx, refundAnswered({ record, account, config }));
  return record;
}

/** Notes that the boxes have arrived. */
export async function receiveRefund(tx: Tx, record: RefundRecord, now: Date): Promise<RefundRecord> {
  const { id, receivedAt } = record.refund;
  return { ...record, refund: await updateRefund(tx, id, { receivedAt: receivedAt ?? now }) };
}

type Wanted = { line: string; units: number };

/** Units by line id. Throws VALIDATION for lines and units that were not requested. */
function unitsOf({ lines }: RefundRecord, wanted: readonly Wanted[] | undefined): Map<string, number> {
  if (!wanted) return new Map(lines.map(({ line, asked }) => [line.id, asked.units]));
  const units = new Map<string, number>();
  for (const { line: name, units: count } of wanted) {
    const found = lines.find(({ line }) => line.id === name || line.slug === name);
    if (!found) throw refundErrors.lineUnknown();
    if (count > found.asked.units || units.has(found.line.id)) throw refundErrors.tooManyUnits();
    units.set(found.line.id, count);
  }
  if ([...units.values()].every((count) => count === 0)) throw refundErrors.noUnits();
  return units;
}

/** Accepts all requested units, or the given ones. */
export async function acceptRefund(
  context: AppContext,
  tx: Tx,
  record: RefundRecord,
  answer: { lines?: readonly Wanted[] | undefined; isResaleable: boolean; note: string | null; mover: Mover },
): Promise<RefundRecord> {
  const { lines, ...rest } = answer;
  await giveBack(context, tx, record, { ...rest, units: unitsOf(record, lines) });
  return mailAnswer(context, tx, (await findRefund(tx, record.refund.id))!);
}

export async function rejectRefund(
  context: AppContext,
  tx: Tx,
  record: RefundRecord,
  { note, mover }: { note: string; mover: Mover & { name: string } },
): Promise<RefundRecord> {
  const { id } = record.refund;
  const refund = await updateRefund(tx, id, {
    state: 'REFUND_REJECTED',
    answeredAt: mover.now,
    answeredBy: actorOf(mover),
    answerNote: note,
    endedAt: mover.now,
  });
  await showRefund(tx, record.order.id, { _id: id, answer: { refundStatus: 'REFUND_REJECTED' } });
  return mailAnswer(context, tx, { ...record, refund });
}
