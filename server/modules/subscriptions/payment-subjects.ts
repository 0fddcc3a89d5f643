import { and, count, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { paymentSubjects } from './tables.ts';

/** Says what an attempt is for. Rejects with a unique violation while another is open, or when it is paid. */
export const openSubject = async (tx: Tx, attemptId: string, subject: string): Promise<void> =>
  void (await tx.insert(paymentSubjects).values({ attemptId, subject, state: 'open' }));

/** The attempt has ended: paid, or without money. Repeating it changes nothing. */
export async function closeSubject(tx: Tx, attemptId: string, state: 'paid' | 'over'): Promise<void> {
  await tx
    .update(paymentSubjects)
    .set({ state })
    .where(and(eq(paymentSubjects.attemptId, attemptId), eq(paymentSubjects.state, 'open')));
}

export async function findOpenAttempt(db: Executor, subject: string): Promise<string | null> {
  const [row] = await db
    .select({ attemptId: paymentSubjects.attemptId })
    .from(paymentSubjects)
    .where(and(eq(paymentSubjects.subject, subject), eq(paymentSubjects.state, 'open')));
  return row?.attemptId ?? null;
}

/** How often it was tried to be paid. */
export async function countTries(db: Executor, subject: string): Promise<number> {
  const [row] = await db.select({ tries: count() }).from(paymentSubjects).where(eq(paymentSubjects.subject, subject));
  return row?.tries ?? 0;
}
