import { and, asc, eq, inArray } from 'drizzle-orm';
import { ATTEMPT_STATES, isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { Attempt } from '../attempt/index.ts';
import { paymentAttempts } from '../attempt/attempts.tables.ts';

export async function hasOpenAttempt(db: Executor, accountId: string): Promise<boolean> {
  const open = ATTEMPT_STATES.filter(isAttemptOpen);
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.accountId, accountId), inArray(paymentAttempts.state, open)));
  return rows.length > 0;
}

export const lockAttemptsOf = (tx: Tx, accountId: string): Promise<Attempt[]> =>
  tx.select().from(paymentAttempts).where(eq(paymentAttempts.accountId, accountId)).for('update');

/** All of an account's attempts, the oldest first. */
export const listAttemptsOf = (db: Executor, accountId: string): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.accountId, accountId))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));
