import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { changeAttempt } from './attempts.repository.ts';
import { paymentAttempts } from './attempts.tables.ts';
import type { Attempt } from './attempts.types.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/** As `changeAttempt`, for a locked row that was just read: nothing is written if no column differs. */
export async function changeAttemptIfNeeded(tx: Tx, row: Attempt, change: Partial<Attempt>): Promise<Attempt> {
  const differs = (Object.keys(change) as (keyof Attempt)[]).some((key) => !isSame(row[key], change[key]));
  return differs ? changeAttempt(tx, row.id, change) : row;
}

/** Changes an attempt of which the bank was not asked yet; null when it was, or when the attempt has ended. */
export async function takeUnasked(db: Executor, id: string, change: Partial<Attempt>): Promise<Attempt | null> {
  const { state, startAskedAt, moneyAskedAt } = paymentAttempts;
  const isUnasked = and(eq(paymentAttempts.id, id), eq(state, 'created'), isNull(startAskedAt), isNull(moneyAskedAt));
  const [row] = await db.update(paymentAttempts).set(change).where(isUnasked).returning();
  return row ?? null;
}
