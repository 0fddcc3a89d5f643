import type { ClosingObstacle } from '../../../../domain/account/index.ts';
import type { OrderStatus } from '../../../../domain/lifecycle/index.ts';
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import {
  eraseAddresses,
  eraseWords,
  listOrdersOf,
  listProblemsOf,
  listRepaying,
} from './orders.personal-data.repository.ts';
import { type StoredOrder, type StoredRepayment, withHistory } from '../order/index.ts';

/** Statuses in which the customer still waits for the parcel or its outcome. */
const underWay: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'RECREATED',
  'PAID',
  'EDITED',
  'ON_PREPARATION',
  'ON_ITS_WAY',
  'ON_DELIVERY',
  'NOT_DELIVERED',
]);

function obstacleOf({ status, refund }: Pick<StoredOrder, 'status' | 'refund'>): ClosingObstacle | null {
  if (status === 'DUE_PAYMENT') return 'DUE_PAYMENT_EXISTS';
  if (status === 'CREATED') return 'LOCKED_BOX_EXISTS';
  if (refund?.answer.refundStatus === 'REFUND_REQUESTED') return 'OPEN_REFUND_EXISTS';
  return underWay.has(status) ? 'OPEN_ORDER_EXISTS' : null;
}

/** A refund in the copy of the customer's data: amounts and dates, without the columns for calling the bank. */
const amountsOf = ({ orderId, cardKurus, balanceKurus, refusedKurus, startedAt, endedAt }: StoredRepayment) => ({
  orderId,
  cardKurus,
  balanceKurus,
  refusedKurus,
  startedAt,
  endedAt,
});

/** An order with its invoice address must be kept as a trade document; the customer's texts for the parcel must not. */
export const ordersData: PersonalData = {
  tables: {
    orders: { kept: 'orders', columns: ['delivery_address', 'billing_address'] },
    order_lines: { unnamed: 'what was bought, as its invoice says' },
    order_moves: 'impersonal',
    order_events: { unnamed: 'what happened to an order, as the books say' },
    order_repayments: { unnamed: 'money that went back, as the books say' },
    order_problems: { unnamed: 'how often a parcel arrives broken; its words go' },
  },
  async findObstacles(db, accountId) {
    const found = await listOrdersOf(db, accountId);
    const isRepaying = await listRepaying(db, accountId);
    return found.flatMap((order) => {
      const code = isRepaying.has(order.id) ? 'OPEN_REFUND_EXISTS' : obstacleOf(order);
      return code ? [{ code, orderId: order.id, orderNumber: order.number }] : [];
    });
  },
  erase: (tx, { id }) => eraseWords(tx, id),
  async forgetKept(db, kept, accountIds) {
    if (kept === 'orders') await eraseAddresses(db, accountIds);
  },
  async copy(db, { id }) {
    const found = await listOrdersOf(db, id);
    const problems = await listProblemsOf(
      db,
      found.map((order) => order.id),
    );
    const records = await withHistory(db, found);
    return {
      orders: records.map(({ order, lines, events, repayment }) => ({
        ...order,
        lines,
        events,
        repayments: repayment ? [amountsOf(repayment)] : [],
        problems: problems.filter(({ orderId }) => orderId === order.id),
      })),
    };
  },
};
