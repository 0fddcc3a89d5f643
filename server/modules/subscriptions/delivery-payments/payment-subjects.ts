import { createHash } from 'node:crypto';
import { and, count, eq, inArray, max } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/database/bulk.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { subjectOf } from '../plan/index.ts';
import { paymentSubjects } from '../plan/subscriptions.tables.ts';

/** Says what attempts are for. Rejects with a unique violation while another is open for one of it, or when it is paid. */
export const openSubjects = (
  tx: Tx,
  about: readonly { attemptId: string; subject: string; nth?: number | null }[],
): Promise<void> =>
  bulkInsert(
    tx,
    paymentSubjects,
    about.map((one) => ({ nth: null, ...one, state: 'open' as const })),
  );

/** The attempts have ended: paid, or without money. Repeating it changes nothing. */
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

/** The number of the next try to pay for each. What was taken over from the bank may have left some out. */
export async function nextTries(db: Executor, subjects: readonly string[]): Promise<(subject: string) => number> {
  const rows = await db
    .select({ subject: paymentSubjects.subject, tries: count(), nth: max(paymentSubjects.nth) })
    .from(paymentSubjects)
    .where(inArray(paymentSubjects.subject, [...subjects]))
    .groupBy(paymentSubjects.subject);
  const last = new Map(rows.map(({ subject, tries, nth }) => [subject, Math.max(tries, nth ?? 0)]));
  return (subject) => (last.get(subject) ?? 0) + 1;
}

type Delivery = { subscriptionId: string; cycle: number };

/** Deliveries that are paid together have one name, which tells none of them. */
const together = (tries: readonly string[]): string =>
  `renewals:${createHash('sha256').update(tries.join('+')).digest('base64url').slice(0, 32)}`;

/**
 * What the bank knows the next try to pay for these deliveries by, whoever asks for the money: the engine, or the customer
 * at once or because it is due. A restored database asks by the same name for what it has forgotten.
 */
export async function nextReferences(db: Executor, payments: readonly (readonly Delivery[])[]): Promise<string[]> {
  const tryOf = await nextTries(
    db,
    payments.flat().map(({ subscriptionId, cycle }) => subjectOf(subscriptionId, cycle)),
  );
  return payments.map((deliveries) => {
    const tries = deliveries.map(
      ({ subscriptionId, cycle }) => `${subscriptionId}:${cycle}:${tryOf(subjectOf(subscriptionId, cycle))}`,
    );
    return tries.length === 1 ? `renewal:${tries[0]}` : together(tries);
  });
}

/** The delivery that a reference of `nextReferences` names; null when it names none, or several. */
export function readReference(reference: string): (Delivery & { nth: number }) | null {
  const [, subscriptionId, cycle, nth] = /^renewal:([\w-]+):(\d+):(\d+)$/.exec(reference) ?? [];
  return subscriptionId === undefined ? null : { subscriptionId, cycle: Number(cycle), nth: Number(nth) };
}
