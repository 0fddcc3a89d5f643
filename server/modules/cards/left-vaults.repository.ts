import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { leftVaults } from './tables.ts';

export type LeftVault = typeof leftVaults.$inferSelect;

/** Schedules the deletion of all cards under a customer key of the bank's vault. */
export async function leaveVault(
  tx: Tx,
  { customerKey, cardTokens, now }: Pick<LeftVault, 'customerKey' | 'cardTokens'> & { now: Date },
): Promise<void> {
  const vault = { customerKey, cardTokens, attempts: 0, nextAttemptAt: now };
  await tx.insert(leftVaults).values(vault).onConflictDoUpdate({ target: leftVaults.customerKey, set: vault });
}

/** Counts a try of each due vault, at most `limit`, and leases it to the caller until `leasedUntil`. */
export async function takeDueVaults(
  tx: Tx,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<LeftVault[]> {
  const due = await tx
    .select({ customerKey: leftVaults.customerKey })
    .from(leftVaults)
    .where(lte(leftVaults.nextAttemptAt, now))
    .orderBy(asc(leftVaults.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const keys = due.map(({ customerKey }) => customerKey);
  if (keys.length === 0) return [];
  return tx
    .update(leftVaults)
    .set({ nextAttemptAt: leasedUntil, attempts: sql`${leftVaults.attempts} + 1` })
    .where(inArray(leftVaults.customerKey, keys))
    .returning();
}

export async function deleteVault(db: Db, customerKey: string): Promise<void> {
  await db.delete(leftVaults).where(eq(leftVaults.customerKey, customerKey));
}

/** Without effect if the lease ran out meanwhile: the process with the new lease schedules the next try. */
export async function retryVaultAt(db: Db, { customerKey, attempts }: LeftVault, nextAttemptAt: Date): Promise<void> {
  await db
    .update(leftVaults)
    .set({ nextAttemptAt })
    .where(and(eq(leftVaults.customerKey, customerKey), eq(leftVaults.attempts, attempts)));
}
