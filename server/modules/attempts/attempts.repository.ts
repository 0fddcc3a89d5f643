import { and, asc, desc, eq, gt, inArray, isNull, lte, min } from 'drizzle-orm';
import { ATTEMPT_STATES, isAttemptOpen } from '../../../domain/lifecycle/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { Attempt } from './attempts.types.ts';
import { paymentAttempts } from './tables.ts';

const openStates = ATTEMPT_STATES.filter(isAttemptOpen);

export async function insertAttempt(tx: Tx, attempt: typeof paymentAttempts.$inferInsert): Promise<Attempt> {
  const [row] = await tx.insert(paymentAttempts).values(attempt).returning();
  return row!;
}

export async function findAttempt(db: Executor, id: string): Promise<Attempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row ?? null;
}

export async function lockAttempt(tx: Tx, id: string): Promise<Attempt | null> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  return row ?? null;
}

export async function findAttemptByCallback(tx: Tx, callbackId: string): Promise<Attempt | null> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.callbackId, callbackId)).for('update');
  return row ?? null;
}

/** The account's attempt made with this Idempotency-Key. */
export async function findAttemptByKey(db: Executor, accountId: string, key: string): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.key, key)));
  return row ?? null;
}

/** The account's latest attempt of a kind that may still move money. */
export async function findOpenAttempt(db: Executor, accountId: string, kind: string): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.accountId, accountId),
        eq(paymentAttempts.kind, kind),
        inArray(paymentAttempts.state, openStates),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return row ?? null;
}

/** Another open attempt of the same checkout, or null. */
export async function findOpenFor(tx: Tx, openFor: string): Promise<Attempt | null> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.openFor, openFor));
  return row ?? null;
}

export async function changeAttempt(
  tx: Tx,
  id: string,
  change: Partial<typeof paymentAttempts.$inferInsert>,
): Promise<Attempt> {
  const [row] = await tx.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id)).returning();
  return row!;
}

/** Takes what is due, past other processes, and puts it off until `until` so that none takes it twice. */
export async function takeDueAttempts(tx: Tx, now: Date, until: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(lte(paymentAttempts.nextCheckAt, now))
    .orderBy(asc(paymentAttempts.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.update(paymentAttempts).set({ nextCheckAt: until }).where(inArray(paymentAttempts.id, ids));
  }
  return ids;
}

export async function nextDueAttempt(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ check: min(paymentAttempts.nextCheckAt), tell: min(paymentAttempts.tellAt) })
    .from(paymentAttempts);
  const dues = [row?.check, row?.tell].filter((at) => at instanceof Date);
  return dues.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** The customer was answered that the attempt is open and has no page. Only the first time counts. */
export async function keepDoubt(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ doubtShownAt: now })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.doubtShownAt)));
}

/** The customer has heard how it ended before they were to be written to. */
export async function dropTelling(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ tellAt: null })
    .where(and(eq(paymentAttempts.id, id), gt(paymentAttempts.tellAt, now)));
}

/** Attempts whose customers are to be written to by now. */
export async function findUntold(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(lte(paymentAttempts.tellAt, now))
    .orderBy(asc(paymentAttempts.tellAt))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** One of these, locked; null when another is at it or has told. */
export async function lockUntold(tx: Tx, id: string, now: Date): Promise<Attempt | null> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.id, id), lte(paymentAttempts.tellAt, now)))
    .for('update', { skipLocked: true });
  return row ?? null;
}
