import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, min, notInArray, or, sql } from 'drizzle-orm';
import { ATTEMPT_STATES, HOLDER_KINDS, isAttemptOpen } from '../../../../domain/payment/index.ts';
import { bulkInsert, bulkUpdate } from '../../../platform/database/bulk.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { Attempt } from './attempts.types.ts';
import { nowhere } from './attempts.columns.ts';
import { paymentAttempts } from './attempts.tables.ts';

const openStates = ATTEMPT_STATES.filter(isAttemptOpen);

export async function insertAttempt(tx: Tx, attempt: typeof paymentAttempts.$inferInsert): Promise<Attempt> {
  const [row] = await tx.insert(paymentAttempts).values(attempt).returning();
  return row!;
}

/** Columns of a new attempt that later steps fill in. */
const untouched = {
  callback: null,
  callbackAt: null,
  paymentId: null,
  page: null,
  startAskedAt: null,
  moneyAskedAt: null,
  abandonAskedAt: null,
  capture: null,
  end: null,
  result: null,
  endedAt: null,
  acknowledgedAt: null,
  doubtShownAt: null,
  notifyAt: null,
  lookedUpAt: null,
  yieldedAt: null,
  overtakenAt: null,
  leaseToken: null,
  leaseUntil: null,
} as const;

export async function insertAttempts(
  tx: Tx,
  some: readonly (Omit<Attempt, keyof typeof untouched> & Partial<Attempt>)[],
): Promise<Attempt[]> {
  const rows = some.map((attempt): Attempt => ({ ...untouched, ...attempt }));
  await bulkInsert(tx, paymentAttempts, rows);
  return rows;
}

export const changeAttempts = (tx: Tx, changes: readonly (Partial<Attempt> & { id: string })[]): Promise<void> =>
  bulkUpdate(tx, paymentAttempts, ['id'], changes);

export async function findAttempt(db: Executor, id: string): Promise<Attempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row ?? null;
}

const isKnownBy = (reference: string) =>
  or(
    eq(paymentAttempts.reference, reference),
    and(eq(paymentAttempts.id, reference), isNull(paymentAttempts.reference)),
  );

/** The attempt that the bank knows by this reference. */
export async function findAttemptByReference(db: Executor, reference: string): Promise<Attempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(isKnownBy(reference));
  return row ?? null;
}

export async function findAttempts(db: Executor, ids: readonly string[]): Promise<Map<string, Attempt>> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks and returns them in the order of their ids. */
export function lockAttempts(tx: Tx, ids: readonly string[]): Promise<Attempt[]> {
  return tx
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.id, [...ids]))
    .orderBy(asc(paymentAttempts.id))
    .for('update');
}

export async function lockAttempt(tx: Tx, id: string): Promise<Attempt | null> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  return row ?? null;
}

/** Finds an attempt by its callback id, under a row lock. */
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

const isHolders = (accountId: string) =>
  and(eq(paymentAttempts.accountId, accountId), inArray(paymentAttempts.kind, [...HOLDER_KINDS]));

const isHoldingUp = and(inArray(paymentAttempts.state, openStates), eq(paymentAttempts.isRefunding, false));

/** Attempts of this account whose outcome was unknown for too long and that no newer one has overtaken; locked. */
export function lockYielded(tx: Tx, accountId: string): Promise<Attempt[]> {
  const isYielded = and(isNotNull(paymentAttempts.yieldedAt), isNull(paymentAttempts.overtakenAt));
  return tx
    .select()
    .from(paymentAttempts)
    .where(and(isHolders(accountId), isHoldingUp, isYielded))
    .for('update');
}

/** The open attempt that blocks any other of this account, or null. */
export async function findBlockingAttempt(db: Executor, accountId: string): Promise<Attempt | null> {
  const isBlocking = and(isHoldingUp, isNull(paymentAttempts.yieldedAt));
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(isHolders(accountId), isBlocking));
  return row ?? null;
}

/** Attempts of the account, renewals too, that may still be fulfilled: open, not refunding, not overtaken. */
export function listOpenAttempts(db: Executor, accountId: string): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.accountId, accountId), isHoldingUp, isNull(paymentAttempts.overtakenAt)));
}

/** The latest attempt of the account that is open, or ended without having been acknowledged: an open one first. */
export async function findUnfinishedAttempt(db: Executor, accountId: string): Promise<Attempt | null> {
  const isOpenFirst = desc(sql`${paymentAttempts.endedAt} is null and not ${paymentAttempts.isRefunding}`);
  const isUnfinished = or(inArray(paymentAttempts.state, openStates), isNull(paymentAttempts.acknowledgedAt));
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(isHolders(accountId), isUnfinished))
    .orderBy(isOpenFirst, desc(paymentAttempts.createdAt))
    .limit(1);
  return row ?? null;
}

const isUnacknowledgedEnd = and(notInArray(paymentAttempts.state, openStates), isNull(paymentAttempts.acknowledgedAt));

/** Records that the customer has seen the end of this attempt; the ends of earlier ones count as seen too. */
export async function acknowledgeEnds(db: Executor, { id, accountId, createdAt }: Attempt, now: Date): Promise<void> {
  const isBefore = and(isHolders(accountId), lte(paymentAttempts.createdAt, createdAt));
  await db
    .update(paymentAttempts)
    .set({ acknowledgedAt: now })
    .where(and(isUnacknowledgedEnd, or(eq(paymentAttempts.id, id), isBefore)));
}

/** Starting a new payment acknowledges the earlier ends without a charge. */
export async function acknowledgeUncharged(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ acknowledgedAt: now })
    .where(and(isHolders(accountId), isUnacknowledgedEnd, inArray(paymentAttempts.state, ['declined', 'expired'])));
}

export async function changeAttempt(
  tx: Tx,
  id: string,
  change: Partial<typeof paymentAttempts.$inferInsert>,
): Promise<Attempt> {
  const [row] = await tx.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id)).returning();
  return row!;
}

/** Extends a lease. False when it ran out and another process has taken it. */
export async function renewLease(db: Executor, id: string, token: string, until: Date): Promise<boolean> {
  const rows = await db
    .update(paymentAttempts)
    .set({ leaseUntil: until, nextCheckAt: until })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.leaseToken, token)))
    .returning({ id: paymentAttempts.id });
  return rows.length > 0;
}

/** Makes the reconciler check the attempt now, unless it is paid or refunded. */
export async function checkSoon(tx: Tx, reference: string, now: Date): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ nextCheckAt: now })
    .where(and(isKnownBy(reference), notInArray(paymentAttempts.state, ['paid', 'refunded'])));
}

/** Open attempts whose outcome was unknown for too long, the oldest first. */
export function listStuck(db: Executor): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.state, openStates), isNotNull(paymentAttempts.yieldedAt)))
    .orderBy(asc(paymentAttempts.createdAt));
}

/** Ids of due attempts, skipping rows that others have locked; postponed to `until` so that none is taken twice. */
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

/** Attempts that ended unpaid before this, have no check left and still contain personal data; locked. */
export function lockUnpaid(tx: Tx, before: Date, limit: number): Promise<Attempt[]> {
  const { state, endedAt, nextCheckAt, ip } = paymentAttempts;
  return (
    tx
      .select()
      .from(paymentAttempts)
      // Literals, as in the partial index: with parameters Postgres would not use it.
      .where(
        and(
          sql`${state} in ('declined', 'expired') and ${ip} <> ${sql.raw(`'${nowhere}'`)}`,
          lt(endedAt, before),
          isNull(nextCheckAt),
        ),
      )
      .orderBy(asc(endedAt))
      .limit(limit)
      .for('update', { skipLocked: true })
  );
}

export async function nextDueAttempt(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ check: min(paymentAttempts.nextCheckAt), notify: min(paymentAttempts.notifyAt) })
    .from(paymentAttempts);
  const dues = [row?.check, row?.notify].filter((at) => at instanceof Date);
  return dues.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** Records when the customer was first shown an open attempt without a bank page. */
export async function keepDoubt(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ doubtShownAt: now })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.doubtShownAt)));
}

/** Cancels a notification that is not due yet: the customer has been shown the end. */
export async function dropNotification(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ notifyAt: null })
    .where(and(eq(paymentAttempts.id, id), gt(paymentAttempts.notifyAt, now)));
}

/** Attempts whose customers are to be notified by now. */
export async function findPendingNotifications(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(lte(paymentAttempts.notifyAt, now))
    .orderBy(asc(paymentAttempts.notifyAt))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Locks an attempt whose notification is due; null when another process has locked it, or has notified. */
export async function lockPendingNotification(tx: Tx, id: string, now: Date): Promise<Attempt | null> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.id, id), lte(paymentAttempts.notifyAt, now)))
    .for('update', { skipLocked: true });
  return row ?? null;
}
