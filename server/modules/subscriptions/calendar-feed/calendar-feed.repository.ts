import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { calendarFeeds } from '../plan/subscriptions.tables.ts';

type Feed = typeof calendarFeeds.$inferSelect;

export async function findCalendarFeed(
  db: Executor,
  by: { accountId: string } | { tokenHash: string },
): Promise<Feed | null> {
  const isIt =
    'accountId' in by ? eq(calendarFeeds.accountId, by.accountId) : eq(calendarFeeds.tokenHash, by.tokenHash);
  const [feed] = await db.select().from(calendarFeeds).where(isIt);
  return feed ?? null;
}

/** Saves the feed of an account, replacing an earlier one. */
export async function saveCalendarFeed(tx: Tx, { accountId, ...made }: Feed): Promise<void> {
  await tx
    .insert(calendarFeeds)
    .values({ accountId, ...made })
    .onConflictDoUpdate({ target: calendarFeeds.accountId, set: made });
}

export async function deleteCalendarFeed(db: Executor, accountId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId));
}
