import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { StoredOrder, StoredProblem } from '../order/index.ts';
import { orderLines, orderProblems, orderRepayments, orders } from '../order/orders.tables.ts';

/** All of an account, the oldest first. */
export const listOrdersOf = (db: Executor, accountId: string): Promise<StoredOrder[]> =>
  db.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(asc(orders.createdAt), asc(orders.id));

export const listProblemsOf = (db: Executor, orderIds: readonly string[]): Promise<StoredProblem[]> =>
  db
    .select()
    .from(orderProblems)
    .where(inArray(orderProblems.orderId, [...orderIds]));

/** The account's orders of which money is still to go back. */
export async function listRepaying(db: Executor, accountId: string): Promise<Set<string>> {
  const repaid = await db
    .select({ orderId: orderRepayments.orderId })
    .from(orderRepayments)
    .where(and(eq(orderRepayments.accountId, accountId), isNull(orderRepayments.endedAt)));
  return new Set(repaid.map(({ orderId }) => orderId));
}

/** What no invoice names: how the customer calls the place, and the courier's number. */
const unneeded = { title: '', phone: { dialCode: '', number: '' } };
const erased = { firstName: '', lastName: '', line: '', postalCode: '' };

const addressesWith = (part: object) => {
  const replaced = sql`${JSON.stringify(part)}::jsonb`;
  return {
    deliveryAddress: sql`${orders.deliveryAddress} || ${replaced}`,
    billingAddress: sql`${orders.billingAddress} || ${replaced}`,
  };
};

/** What the customer wrote, and of the addresses what no invoice names. */
export async function eraseWords(tx: Tx, accountId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
  await tx.update(orderLines).set({ donationNote: null }).where(inArray(orderLines.orderId, own));
  await tx.update(orderProblems).set({ note: '', answer: null }).where(inArray(orderProblems.orderId, own));
  await tx
    .update(orders)
    .set({ parcelNote: null, giftNote: null, ...addressesWith(unneeded) })
    .where(eq(orders.accountId, accountId));
}

/** Of the addresses all that says whose they are. */
export async function eraseAddresses(db: Executor, accountIds: readonly string[]): Promise<void> {
  await db
    .update(orders)
    .set(addressesWith(erased))
    .where(inArray(orders.accountId, [...accountIds]));
}
