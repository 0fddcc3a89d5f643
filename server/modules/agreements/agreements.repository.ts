import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { acceptedAgreements } from './tables.ts';

export type AcceptedAgreement = typeof acceptedAgreements.$inferSelect;

export async function insertAccepted(tx: Tx, accepted: AcceptedAgreement[]): Promise<void> {
  await tx.insert(acceptedAgreements).values(accepted);
}

export function listAgreementsOfAttempt(db: Executor, attemptId: string): Promise<AcceptedAgreement[]> {
  return db.select().from(acceptedAgreements).where(eq(acceptedAgreements.attemptId, attemptId));
}

/** All agreements that the account accepted, the oldest first. */
export function listAccepted(db: Executor, accountId: string): Promise<AcceptedAgreement[]> {
  return db
    .select()
    .from(acceptedAgreements)
    .where(eq(acceptedAgreements.accountId, accountId))
    .orderBy(asc(acceptedAgreements.acceptedAt), asc(acceptedAgreements.id));
}

/** Deletes the account's accepted agreements, except those of these attempts. */
export async function deleteAcceptedExcept(tx: Tx, accountId: string, attemptIds: readonly string[]): Promise<void> {
  const own = eq(acceptedAgreements.accountId, accountId);
  const others = attemptIds.length > 0 ? notInArray(acceptedAgreements.attemptId, [...attemptIds]) : undefined;
  await tx.delete(acceptedAgreements).where(and(own, others));
}

export async function deleteAcceptedOf(db: Executor, accountIds: readonly string[]): Promise<void> {
  await db.delete(acceptedAgreements).where(inArray(acceptedAgreements.accountId, [...accountIds]));
}
