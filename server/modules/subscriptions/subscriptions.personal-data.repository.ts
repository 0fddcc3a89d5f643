import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import {
  calendarFeeds,
  duePayments,
  mailedDeliveries,
  subscriptionActions,
  subscriptionCycles,
  subscriptionLines,
  subscriptions,
} from './plan/subscriptions.tables.ts';

export async function hasUnpaidSubscription(db: Executor, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.status, 'DUE_PAYMENT')));
  return rows.length > 0;
}

/** Erases personal fields in rows that are kept; `name` replaces the names that the customer gave to subscriptions. */
export async function erasePersonalFields(tx: Tx, accountId: string, name: string): Promise<void> {
  const own = tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.accountId, accountId));
  const erased = { act: null, before: null, after: null, requestId: null };
  await tx.update(subscriptionActions).set(erased).where(inArray(subscriptionActions.subscriptionId, own));
  await tx
    .update(subscriptionCycles)
    .set({ skipReason: null, giftNote: null })
    .where(inArray(subscriptionCycles.subscriptionId, own));
  await tx.update(subscriptions).set({ name, cardId: null }).where(eq(subscriptions.accountId, accountId));
}

export const listOwnFeeds = (db: Executor, accountId: string) =>
  db.select({ madeAt: calendarFeeds.madeAt }).from(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));

export function listOwnLinks(db: Executor, accountId: string) {
  const { purpose, subscriptionId, cycle, madeAt, expiresAt, usedAt, action, undoneAt } = mailedDeliveries;
  return db
    .select({ purpose, subscriptionId, cycle, madeAt, expiresAt, usedAt, action, undoneAt })
    .from(mailedDeliveries)
    .where(eq(mailedDeliveries.accountId, accountId))
    .orderBy(asc(madeAt), asc(mailedDeliveries.id));
}

/** The account's subscriptions, the oldest first, with every row that belongs to them. */
export async function readOwnRows(db: Executor, accountId: string) {
  const own = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
  const ids = own.map((subscription) => subscription.id);
  if (ids.length === 0) return { own, lines: [], cycles: [], actions: [], due: [] };
  return {
    own,
    lines: await db.select().from(subscriptionLines).where(inArray(subscriptionLines.subscriptionId, ids)),
    cycles: await db.select().from(subscriptionCycles).where(inArray(subscriptionCycles.subscriptionId, ids)),
    actions: await db.select().from(subscriptionActions).where(inArray(subscriptionActions.subscriptionId, ids)),
    due: await db.select().from(duePayments).where(inArray(duePayments.subscriptionId, ids)),
  };
}
