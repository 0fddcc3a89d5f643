import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { CalendarDay } from '../../../domain/calendar/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { callRequests } from './tables.ts';

export type StoredCall = typeof callRequests.$inferSelect;

/** The account's open call; null once its day is over. */
export async function findOpenCall(db: Executor, accountId: string, today: CalendarDay): Promise<StoredCall | null> {
  const [row] = await db
    .select()
    .from(callRequests)
    .where(and(eq(callRequests.accountId, accountId), gte(callRequests.callBy, today)));
  return row ?? null;
}

/** Replaces a call whose day is over. False, without a write, while a call is open. */
export async function insertCall(tx: Tx, call: StoredCall, today: CalendarDay): Promise<boolean> {
  const { accountId: _, ...rest } = call;
  const written = await tx
    .insert(callRequests)
    .values(call)
    .onConflictDoUpdate({ target: callRequests.accountId, set: rest, setWhere: lt(callRequests.callBy, today) })
    .returning({ id: callRequests.id });
  return written.length > 0;
}

/** Every call that has not been made yet, the most urgent first. */
export const listCalls = (db: Executor): Promise<StoredCall[]> =>
  db.select().from(callRequests).orderBy(asc(callRequests.callBy), asc(callRequests.createdAt));

/** Deletes a call that was made. False for an unknown id. */
export async function closeCall(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.delete(callRequests).where(eq(callRequests.id, id)).returning({ id: callRequests.id });
  return gone.length > 0;
}

export const listCallsOf = (db: Executor, accountId: string): Promise<StoredCall[]> =>
  db.select().from(callRequests).where(eq(callRequests.accountId, accountId));

export async function deleteCallsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(callRequests).where(eq(callRequests.accountId, accountId));
}
