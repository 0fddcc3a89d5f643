import { and, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { bulkUpdate } from '../../platform/database/bulk.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { type OperationKind, paymentOperations } from './tables.ts';

export type PaymentOperation = typeof paymentOperations.$inferSelect;

export type AskedOperation = {
  reference: string;
  kind: OperationKind;
  paymentId: string | null;
  transactionId?: string;
  amountKurus?: number;
};

export type OperationAnswer = Partial<Pick<PaymentOperation, 'paymentId' | 'providerId' | 'amountKurus' | 'code'>> &
  Pick<PaymentOperation, 'state'>;

/** All captures, refunds and cancels of one payment, by the time of the latest request. */
export function findOperations(db: Executor, paymentId: string): Promise<PaymentOperation[]> {
  return db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.paymentId, paymentId))
    .orderBy(paymentOperations.askedAt, paymentOperations.reference);
}

/** Operations that were requested in a period, and those with these references. */
export function findOperationsOf(
  db: Executor,
  { from, until, references }: { from: Date; until: Date; references: readonly string[] },
): Promise<PaymentOperation[]> {
  const isInPeriod = and(gte(paymentOperations.askedAt, from), lt(paymentOperations.askedAt, until));
  return db
    .select()
    .from(paymentOperations)
    .where(or(isInPeriod, inArray(paymentOperations.reference, [...references])));
}

/** When the earliest operation was requested; null without one. */
export async function firstAskedAt(db: Executor): Promise<Date | null> {
  const [first] = await db
    .select({ askedAt: paymentOperations.askedAt })
    .from(paymentOperations)
    .orderBy(paymentOperations.askedAt)
    .limit(1);
  return first?.askedAt ?? null;
}

/** Inserts a capture that was found at the provider. An existing row is not changed. */
export async function insertFoundCapture(
  tx: Tx,
  {
    paymentId,
    now,
    ...found
  }: Pick<PaymentOperation, 'reference' | 'provider' | 'amountKurus'> & { paymentId: string; now: Date },
): Promise<void> {
  const done = { kind: 'capture', state: 'done', timesAsked: 1, askedAt: now, answeredAt: now } as const;
  await tx
    .insert(paymentOperations)
    .values({ ...found, ...done, paymentId, providerId: paymentId })
    .onConflictDoNothing();
}

/** Stores operations before they are requested, and counts repeats. Returns the references of those not done yet. */
export async function insertAsked(
  db: Executor,
  asked: readonly AskedOperation[],
  { provider, now }: { provider: string; now: Date },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .insert(paymentOperations)
    .values(asked.map((one) => ({ ...one, provider, state: 'asked' as const, timesAsked: 1, askedAt: now })))
    .onConflictDoUpdate({
      target: paymentOperations.reference,
      set: { state: 'asked', timesAsked: sql`${paymentOperations.timesAsked} + 1`, askedAt: now, answeredAt: null },
      setWhere: ne(paymentOperations.state, 'done'),
    })
    .returning({ reference: paymentOperations.reference });
  return new Set(rows.map(({ reference }) => reference));
}

/** Stores the provider's answers. A done operation is never changed. */
export async function changeOperations(
  db: Executor,
  answers: readonly (OperationAnswer & { reference: string })[],
  answeredAt: Date,
): Promise<void> {
  const rows = answers.map((one) => ({ ...one, answeredAt }));
  await bulkUpdate(db, paymentOperations, ['reference'], rows, ne(paymentOperations.state, 'done'));
}

/** Marks the cancel of a payment as done: the provider has reported it as cancelled. */
export async function endCancelOf(tx: Tx, paymentId: string, now: Date): Promise<void> {
  const isOpen = inArray(paymentOperations.state, ['asked', 'unknown']);
  const isItsCancel = and(eq(paymentOperations.paymentId, paymentId), eq(paymentOperations.kind, 'cancel'), isOpen);
  await tx.update(paymentOperations).set({ state: 'done', answeredAt: now }).where(isItsCancel);
}
