import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { SubscriptionStatus } from '../../../domain/lifecycle/index.ts';
import type { Executor } from '../../platform/database/database.ts';
import { subscriptionLines, subscriptions } from './tables.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;
export type StoredSubscriptionLine = typeof subscriptionLines.$inferSelect;
export type SubscriptionWithLines = { subscription: StoredSubscription; lines: StoredSubscriptionLine[] };

/** The account's subscription with this id, or null; somebody else's is null too. */
export async function findSubscription(
  db: Executor,
  accountId: string,
  id: string,
): Promise<StoredSubscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.accountId, accountId)));
  return row ?? null;
}

/** Each with its lines in their order. Two queries, however many there are. */
export async function addLines(db: Executor, found: readonly StoredSubscription[]): Promise<SubscriptionWithLines[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select()
    .from(subscriptionLines)
    .where(inArray(subscriptionLines.subscriptionId, ids))
    .orderBy(asc(subscriptionLines.sortOrder), asc(subscriptionLines.id));
  return found.map((subscription) => ({
    subscription,
    lines: lines.filter(({ subscriptionId }) => subscriptionId === subscription.id),
  }));
}

const running = ne(subscriptions.status, 'CANCELLED' satisfies SubscriptionStatus);

/** The account's running subscriptions, those that wait for a payment too; the latest first. */
export function listRunning(db: Executor, accountId: string): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), running))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

/** The account's cancelled subscriptions, the latest cancellation first. */
export function listCancelled(db: Executor, accountId: string): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.status, 'CANCELLED')))
    .orderBy(desc(subscriptions.cancelledAt), desc(subscriptions.id));
}
