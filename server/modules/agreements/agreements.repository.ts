import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { acceptedAgreements } from './tables.ts';

export type AcceptedAgreement = typeof acceptedAgreements.$inferSelect;

export async function insertAccepted(tx: Tx, accepted: AcceptedAgreement[]): Promise<void> {
  await tx.insert(acceptedAgreements).values(accepted);
}

export function listAgreementsOfAttempt(db: Executor, attemptId: string): Promise<AcceptedAgreement[]> {
  return db.select().from(acceptedAgreements).where(eq(acceptedAgreements.attemptId, attemptId));
}
