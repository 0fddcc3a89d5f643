import { and, count, eq, inArray, max } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { paymentSubjects } from '../plan/subscriptions.tables.ts';

/** Stores what attempts pay for. Rejects with a unique violation when a subject is paid or has another open attempt. */
export const openSubjects = (
  tx: Tx,
  about: readonly { attemptId: string; subject: string; nth?: number | null }[],
): Promise<void> =>
  bulkInsert(
    tx,
    paymentSubjects,
    about.map((one) => ({ nth: null, ...one, state: 'open' as const })),
  );

/** Closes the subjects of attempts that have ended: paid, or without a charge. Repeating it changes nothing. */
export async function closeSubjects(tx: Tx, attemptIds: readonly string[], state: 'paid' | 'over'): Promise<void> {
  await tx
    .update(paymentSubjects)
    .set({ state })
    .where(and(inArray(paymentSubjects.attemptId, [...attemptIds]), eq(paymentSubjects.state, 'open')));
}

export async function findOpenAttempt(db: Executor, subject: string): Promise<string | null> {
  const [row] = await db
    .select({ attemptId: paymentSubjects.attemptId })
    .from(paymentSubjects)
    .where(and(eq(paymentSubjects.subject, subject), eq(paymentSubjects.state, 'open')));
  return row?.attemptId ?? null;
}

/** The number of the next try for each subject. Payments taken over from the bank may leave gaps. */
export async function nextTries(db: Executor, subjects: readonly string[]): Promise<(subject: string) => number> {
  const rows = await db
    .select({ subject: paymentSubjects.subject, tries: count(), nth: max(paymentSubjects.nth) })
    .from(paymentSubjects)
    .where(inArray(paymentSubjects.subject, [...subjects]))
    .groupBy(paymentSubjects.subject);
  const last = new Map(rows.map(({ subject, tries, nth }) => [subject, Math.max(tries, nth ?? 0)]));
  return (subject) => (last.get(subject) ?? 0) + 1;
}
