import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { acceptedAgreements, orders } from './tables.ts';

export type AgreementAcceptance = typeof acceptedAgreements.$inferSelect;

/** Keeps what was ticked, before the bank is asked. */
export async function keepAgreements(tx: Tx, accepted: AgreementAcceptance[]): Promise<void> {
  await tx.insert(acceptedAgreements).values(accepted);
}

export function listAgreementsOfAttempt(db: Executor, attemptId: string): Promise<AgreementAcceptance[]> {
  return db.select().from(acceptedAgreements).where(eq(acceptedAgreements.attemptId, attemptId));
}

/** The texts that were accepted with an order of this account; empty for an order that had none of its own. */
export async function findOrderAgreements(
  db: Executor,
  accountId: string,
  orderId: string,
): Promise<AgreementAcceptance[]> {
  const [order] = await db
    .select({ attemptId: orders.attemptId })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.accountId, accountId)));
  return order?.attemptId ? listAgreementsOfAttempt(db, order.attemptId) : [];
}
