import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { subscriptions } from './tables.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;

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
