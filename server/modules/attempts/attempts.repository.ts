import { and, asc, desc, eq, inArray, isNotNull, lte, min } from 'drizzle-orm';
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
    .select({ at: min(paymentAttempts.nextCheckAt) })
    .from(paymentAttempts)
    .where(isNotNull(paymentAttempts.nextCheckAt));
  return row?.at ?? null;
}
