import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import { actionsOf, isUnpacked } from '../../../../domain/lifecycle/index.ts';
import type { components } from '../../../../openapi/types/orders.d.ts';
import { leftOf } from './left-of.ts';
import type { OrderRecord, StoredLine, StoredProblem, StoredRepayment } from './orders.types.ts';

type Wire = components['schemas'];

const lira = (amount: number): number => toDecimal(kurus(amount));

/** All changes of an order's status. An order that begins with a payment is shown as CREATED first. */
const historyOf = ({ order, events }: OrderRecord): Wire['StatusChange'][] => [
  ...(events[0]?.event === 'buy' ? [{ status: 'CREATED' as const, at: order.createdAt.toISOString() }] : []),
  ...events
    .filter(({ fromStatus, toStatus }) => fromStatus !== toStatus)
    .map(({ toStatus, at }) => ({ status: toStatus, at: at.toISOString() })),
];

export const toRepaymentView = ({
  cardKurus,
  balanceKurus,
  refusedKurus,
  endedAt,
}: StoredRepayment): Wire['OrderRepayment'] => ({
  isDone: endedAt !== null,
  cardAmount: lira(cardKurus - (refusedKurus ?? 0)),
  balanceAmount: lira(balanceKurus + (refusedKurus ?? 0)),
});

const toProblemView = ({ id, kind, note, reportedAt, answer, answeredAt }: StoredProblem): Wire['OrderProblem'] => ({
  _id: id,
  kind,
  note,
  reportedAt: reportedAt.toISOString(),
  answer: answer !== null && answeredAt !== null ? { text: answer, at: answeredAt.toISOString() } : null,
});

const toLine = (line: StoredLine): Wire['Order']['products'][number] => ({
  type: line.type,
  ...(line.itemId !== null && { _id: line.itemId }),
  slug: line.slug,
  name: line.name,
  quantity: line.quantity,
  isQuantifiable: line.isQuantifiable,
  sortOrder: line.position,
  unitPrice: lira(line.unitKurus),
  price: {
    grossOriginalAmount: lira(line.grossOriginalKurus),
    grossPromoDiscountAmount: lira(line.grossPromoDiscountKurus),
    grossAmount: lira(line.grossKurus),
  },
  ...(!line.isQuantifiable && {
    items: line.boxes.map(({ productId, boxes }) => ({ _product: productId, quantity: boxes })),
  }),
  ...(line.donationNote !== null && { donationNote: line.donationNote }),
});

const toTwin = ({ _id, number }: Wire['OrderTwin']): Wire['OrderTwin'] => ({ _id, number });

/** The amounts refunded on a cancellation. Before payment nothing was charged to the card. */
function toRepayable({ order, lines }: OrderRecord): NonNullable<Wire['Order']['ifCancelled']> {
  const { toCard, toBalance } = leftOf(lines);
  return { cardAmount: lira(order.paidAt === null ? 0 : toCard), balanceAmount: lira(toBalance) };
}

/** An order as its customer sees it. */
export function toOrderView(record: OrderRecord): Wire['Order'] {
  const { order, lines, repayment, problem, replaces, replacedBy } = record;
  return {
    _id: order.id,
    number: order.number,
    status: order.status,
    statusHistory: historyOf(record),
    purchaseType: order.purchaseType,
    createdAt: order.createdAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    price: {
      _currency: 'TRY',
      grossOriginalAmount: lira(order.grossOriginalKurus),
      grossSubscriptionDiscountAmount: lira(order.grossSubscriptionDiscountKurus),
      grossPromoDiscountAmount: lira(order.grossPromoDiscountKurus),
      shippingAmount: lira(order.shippingKurus),
      balanceAmount: lira(order.balanceKurus),
      chargedAmount: lira(order.chargedKurus),
    },
    products: lines.filter(({ isQuantifiable }) => isQuantifiable).map(toLine),
    packets: lines.filter(({ isQuantifiable }) => !isQuantifiable).map(toLine),
    promoCode: order.promoCode,
    _subscription: order.subscriptionId,
    cycle: order.cycle,
    deliveryAddress: order.deliveryAddress,
    billingAddress: order.billingAddress,
    card: order.card,
    customLetter: order.parcelNote,
    gift: order.giftNote === null ? null : { note: order.giftNote },
    isLetterOpen: isUnpacked(order.status),
    cargo: order.cargo,
    refund: order.refund,
    repayment: repayment && toRepaymentView(repayment),
    ...(actionsOf(order.status).includes('cancel') && { ifCancelled: toRepayable(record) }),
    problem: problem && toProblemView(problem),
    ...(replaces && { replaces: toTwin(replaces) }),
    ...(replacedBy && { replacedBy: toTwin(replacedBy) }),
  };
}
