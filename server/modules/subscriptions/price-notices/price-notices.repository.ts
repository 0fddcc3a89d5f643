import { and, asc, gt, ne } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { priceNotices, subscriptions } from '../plan/subscriptions.tables.ts';

export async function insertPriceNotices(tx: Tx, rows: (typeof priceNotices.$inferInsert)[]): Promise<void> {
  await tx.insert(priceNotices).values(rows).onConflictDoNothing();
}

/** Accounts with a running subscription, ordered by id, those after `after`. */
export function listSubscribedAccounts(
  db: Executor,
  { after, limit }: { after: string; limit: number },
): Promise<{ accountId: string }[]> {
  return db
    .selectDistinct({ accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(and(ne(subscriptions.status, 'CANCELLED'), gt(subscriptions.accountId, after)))
    .orderBy(asc(subscriptions.accountId))
    .limit(limit);
}
