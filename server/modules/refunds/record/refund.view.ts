import { addDays, dayOf } from '../../../../domain/calendar/index.ts';
import { lastWithdrawalDay } from '../../../../domain/lifecycle/index.ts';
import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import {
  HAND_OVER_DAYS,
  REFUND_ANSWER_DAYS,
  type RefundableLine,
  type RefundParts,
  refundableUnits,
} from '../../../../domain/refund/index.ts';
import type { components } from '../../../../openapi/types/refunds.d.ts';
import { returnCarrier } from '../../agreements/index.ts';
import { type OrderWithLines, type StoredLine, type StoredOrder, toPaidLine } from '../../orders/index.ts';
import type { RefundRecord, StoredRefund } from './refunds.types.ts';

type Wire = components['schemas'];

const lira = (amount: number): number => toDecimal(kurus(amount));

/** An order line as input of domain/refund. */
export const toRefundable = (line: StoredLine): RefundableLine => ({
  ...toPaidLine(line),
  id: line.id,
  isDonation: line.type === 'donation',
});

export const factsOf = ({ status, deliveredAt, replacesOrderId }: StoredOrder) => ({
  status,
  isReplacement: replacesOrderId !== null,
  deliveredAt: deliveredAt?.getTime() ?? null,
});

export const toPrice = ({ toCard, toBalance }: RefundParts): Wire['RefundPrice'] => ({
  _currency: 'TRY',
  refundAmount: lira(toCard + toBalance),
  toCardAmount: lira(toCard),
  toBalanceAmount: lira(toBalance),
});

export function toRefundableOrder(
  { order, lines }: OrderWithLines,
  latest: StoredRefund | null,
  now: Date,
): Wire['RefundableOrder'] {
  const { deliveredAt } = order;
  return {
    _order: order.id,
    number: order.number,
    withdrawalEndsOn: deliveredAt && lastWithdrawalDay(deliveredAt.getTime()),
    openRefundId: latest?.state === 'REFUND_REQUESTED' ? latest.id : null,
    latestRefundId: latest?.id ?? null,
    returnCarrier: { name: returnCarrier.name, isFree: true },
    lines: lines.map((line) => {
      const { units, reason } = refundableUnits(toRefundable(line), factsOf(order), dayOf(now.getTime()));
      return {
        _line: line.id,
        type: line.type,
        slug: line.slug,
        name: line.name,
        quantity: line.quantity,
        refundedQuantity: line.refundedUnits,
        refundableQuantity: units,
        unitAmount: lira(Math.floor((line.chargedKurus + line.balanceKurus) / line.quantity)),
        chargedAmount: lira(line.chargedKurus),
        balanceAmount: lira(line.balanceKurus),
        notRefundableReason: reason,
      };
    }),
  };
}

/** `unknown` until the bank has confirmed all of it. */
export function moneyOf({ state, endedAt }: StoredRefund): Wire['Refund']['money'] {
  if (state !== 'REFUNDED_PARTIALLY' && state !== 'REFUNDED_FULLY') return 'notReturned';
  return endedAt === null ? 'unknown' : 'returned';
}

/** The day by which operations answer. */
export const answerBy = ({ askedAt }: StoredRefund) => addDays(dayOf(askedAt.getTime()), REFUND_ANSWER_DAYS);

/** The return shipment; null when nothing has to be sent back. */
export const shipmentOf = ({ hasParcel, askedAt }: StoredRefund): Wire['ReturnShipment'] | null =>
  hasParcel
    ? {
        carrierName: returnCarrier.name,
        code: returnCarrier.code,
        isFree: true,
        handOverBy: addDays(dayOf(askedAt.getTime()), HAND_OVER_DAYS),
      }
    : null;

/** A refund as its customer sees it. Throws for a withdrawn one, which is never shown. */
export function toRefundView({ refund, order, lines, pictureIds }: RefundRecord): Wire['Refund'] {
  const { state } = refund;
  if (state === 'WITHDRAWN') throw new Error(`Refund ${refund.id} was taken back.`);
  return {
    _id: refund.id,
    _order: order.id,
    number: order.number,
    createdAt: refund.askedAt.toISOString(),
    money: moneyOf(refund),
    lines: lines.map(({ asked, line }) => ({
      _line: line.id,
      type: line.type,
      slug: line.slug,
      name: line.name,
      quantity: asked.acceptedUnits ?? asked.units,
      reason: asked.reason,
      refundAmount: lira(asked.cardKurus + asked.balanceKurus),
    })),
    price: toPrice({ toCard: kurus(refund.cardKurus), toBalance: kurus(refund.balanceKurus) }),
    note: refund.note,
    pictureCount: pictureIds.length,
    answer: {
      refundStatus: state,
      note: refund.answerNote,
      answeredAt: refund.answeredAt?.toISOString() ?? null,
    },
    returnShipment: shipmentOf(refund),
  };
}
