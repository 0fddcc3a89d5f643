import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { StoredOrder, StoredProblem } from '../order/index.ts';
import { orderLines, orderProblems, orderRepayments, orders } from '../order/orders.tables.ts';

/** All orders of an account, the oldest first. */
export const listOrdersOf = (db: Executor, accountId: string): Promise<StoredOrder[]> =>
  db.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(asc(orders.createdAt), asc(orders.id));

export const listProblemsOf = (db: Executor, orderIds: readonly string[]): Promise<StoredProblem[]> =>
  db
    .select()
    .from(orderProblems)
    .where(inArray(orderProblems.orderId, [...orderIds]));

/** Ids of the account's orders whose refund has not ended. */
export async function listRepaying(db: Executor, accountId: string): Promise<Set<string>> {
  const repaid = await db
    .select({ orderId: orderRepayments.orderId })
    .from(orderRepayments)
    .where(and(eq(orderRepayments.accountId, accountId), isNull(orderRepayments.endedAt)));
  return new Set(repaid.map(({ orderId }) => orderId));
}

/** Fields of an address that no invoice needs: its title, and the phone number for the courier. */
const unneeded = { title: '', phone: { dialCode: '', number: '' } };
const erased = { firstName: '', lastName: '', line: '', postalCode: '' };

const addressesWith = (part: object) => {
  const replaced = sql`${JSON.stringify(part)}::jsonb`;
  return {
    deliveryAddress: sql`${orders.deliveryAddress} || ${replaced}`,
    billingAddress: sql`${orders.billingAddress} || ${replaced}`,
  };
};

/** Erases all texts of the customer, and the address fields that no invoice needs. */
export async function eraseWords(tx: Tx, accountId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.accountId, accountId));
  await tx.update(orderLines).set({ donationNote: null }).where(inArray(orderLines.orderId, own));
  await tx.update(orderProblems).set({ note: '', answer: null }).where(inArray(orderProblems.orderId, own));
  await tx
    .update(orders)
    .set({ parcelNote: null, giftNote: null, ...addressesWith(unneeded) })
    .where(eq(orders.accountId, accountId));
}

/** Erases the personal fields of the orders' addresses. */
export async function eraseAddresses(db: Executor, accountIds: readonly string[]): Promise<void> {
  await db
    .update(orders)
    .set(addressesWith(erased))
    .where(inArray(orders.accountId, [...accountIds]));
}
