import { and, asc, eq, inArray, lte, min, sum } from 'drizzle-orm';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { StoredMove } from '../record/index.ts';
import { refundMoves, type RefundMoveState } from '../record/refunds.tables.ts';

export async function insertMoves(tx: Tx, moves: readonly (typeof refundMoves.$inferInsert)[]): Promise<void> {
  await tx.insert(refundMoves).values([...moves]);
}

/** Whether a refund of one of these captured lines is still open at the bank. */
export async function hasOpenMoves(db: Executor, transactionIds: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ id: refundMoves.id })
    .from(refundMoves)
    .where(and(inArray(refundMoves.transactionId, [...transactionIds]), eq(refundMoves.state, 'open')))
    .limit(1);
  return found.length > 0;
}

/** Leases due moves, at most `most`, to the owner of `token` until `until`. */
export async function takeDueMoves(
  tx: Tx,
  { now, until, token, most }: { now: Date; until: Date; token: string; most: number },
): Promise<StoredMove[]> {
  const due = await tx
    .select({ id: refundMoves.id })
    .from(refundMoves)
    .where(lte(refundMoves.nextCheckAt, now))
    .orderBy(asc(refundMoves.nextCheckAt))
    .limit(most)
    .for('update', { skipLocked: true });
  const found = due.map(({ id }) => id);
  if (found.length === 0) return [];
  return tx
    .update(refundMoves)
    .set({ leaseToken: token, nextCheckAt: until })
    .where(inArray(refundMoves.id, found))
    .returning();
}

/** False, without a change, when the move has ended or another process has its lease. */
export async function changeMove(
  db: Executor,
  { id, leaseToken }: StoredMove,
  change: Partial<StoredMove>,
): Promise<boolean> {
  const isMine = and(
    eq(refundMoves.id, id),
    eq(refundMoves.leaseToken, leaseToken ?? ''),
    eq(refundMoves.state, 'open'),
  );
  return (await db.update(refundMoves).set(change).where(isMine).returning()).length > 0;
}

/** The amounts of a refund's moves by state. */
export const sumMoves = (tx: Tx, refundId: string): Promise<{ state: RefundMoveState; kurus: number }[]> =>
  tx
    .select({ state: refundMoves.state, kurus: sum(refundMoves.amountKurus).mapWith(Number) })
    .from(refundMoves)
    .where(eq(refundMoves.refundId, refundId))
    .groupBy(refundMoves.state);

/** When the next call to the bank is due. */
export async function nextMoveAt(db: Executor): Promise<Date | null> {
  const [row] = await db.select({ at: min(refundMoves.nextCheckAt) }).from(refundMoves);
  return row?.at ?? null;
}

export const listMovesOf = (db: Executor, refundIds: readonly string[]): Promise<StoredMove[]> =>
  db
    .select()
    .from(refundMoves)
    .where(inArray(refundMoves.refundId, [...refundIds]));
