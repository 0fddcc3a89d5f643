import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ClosingObstacle } from '../../../domain/account/index.ts';
import type { OrderStatus } from '../../../domain/lifecycle/index.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { StoredOrder, StoredRepayment } from './orders.types.ts';
import { withHistory } from './order-history.repository.ts';
import { orderLines, orderProblems, orderRepayments, orders } from './tables.ts';

/** Somebody waits for a parcel, or for what becomes of it. */
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

/** What no invoice names: how the customer calls the place, and the courier's number. */
const unneeded = { title: '', phone: { dialCode: '', number: '' } };
const nobody = { firstName: '', lastName: '', line: '', postalCode: '' };
const without = (column: typeof orders.deliveryAddress | typeof orders.billingAddress, part: object) =>
  sql`${column} || ${JSON.stringify(part)}::jsonb`;

/** What is told of money that went back: the amounts and the days, not how the bank is asked. */
const amountsOf = ({ orderId, cardKurus, balanceKurus, refusedKurus, startedAt, endedAt }: StoredRepayment) => ({
  orderId,
  cardKurus,
  balanceKurus,
  refusedKurus,
  startedAt,
  endedAt,
});

/** An order with its invoice's address is a document of trade. What the customer wrote for the parcel is none. */
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
    const { id: orderId, number: orderNumber, status, refund } = orders;
    const found = await db
      .select({ orderId, orderNumber, status, refund })
      .from(orders)
      .where(eq(orders.accountId, accountId))
      .orderBy(asc(orders.createdAt), asc(orders.id));
    const repaid = await db
      .select({ orderId: orderRepayments.orderId })
      .from(orderRepayments)
      .where(and(eq(orderRepayments.accountId, accountId), isNull(orderRepayments.endedAt)));
    const isRepaying = new Set(repaid.map(({ orderId }) => orderId));
    return found.flatMap(({ status: at, refund: asked, ...order }) => {
      const code = isRepaying.has(order.orderId) ? 'OPEN_REFUND_EXISTS' : obstacleOf({ status: at, refund: asked });
      return code ? [{ code, ...order }] : [];
    });
  },
  async erase(tx, { id }) {
    const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.accountId, id));
    await tx.update(orderLines).set({ donationNote: null }).where(inArray(orderLines.orderId, own));
    await tx.update(orderProblems).set({ note: '', answer: null }).where(inArray(orderProblems.orderId, own));
    await tx
      .update(orders)
      .set({
        customLetter: null,
        giftNote: null,
        deliveryAddress: without(orders.deliveryAddress, unneeded),
        billingAddress: without(orders.billingAddress, unneeded),
      })
      .where(eq(orders.accountId, id));
  },
  async forgetKept(db, kept, accountIds) {
    if (kept !== 'orders') return;
    await db
      .update(orders)
      .set({
        deliveryAddress: without(orders.deliveryAddress, nobody),
        billingAddress: without(orders.billingAddress, nobody),
      })
      .where(inArray(orders.accountId, [...accountIds]));
  },
  async copy(db, { id }) {
    const found = await db
      .select()
      .from(orders)
      .where(eq(orders.accountId, id))
      .orderBy(asc(orders.createdAt), asc(orders.id));
    const own = found.map((order) => order.id);
    const problems = await db.select().from(orderProblems).where(inArray(orderProblems.orderId, own));
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
