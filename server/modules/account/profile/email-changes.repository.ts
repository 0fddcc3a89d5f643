import { eq, lt } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../platform/database/database.ts';
import { emailChanges } from '../account/account.tables.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

/** Stores the change; it replaces an earlier one of the account. */
export async function replaceEmailChange(tx: Tx, change: Omit<EmailChange, 'usedAt'>): Promise<void> {
  const { accountId: _, ...rest } = change;
  await tx
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.accountId, set: { ...rest, usedAt: null } });
}

export async function withdrawEmailChange(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
}

export async function findEmailChange(db: Executor, accountId: string): Promise<EmailChange | null> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.accountId, accountId));
  return row ?? null;
}

export async function markEmailChangeUsed(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.update(emailChanges).set({ usedAt: now }).where(eq(emailChanges.accountId, accountId));
}

export async function forgetEmailChanges(db: Db, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
}

/** The address of the pending change, whether or not its link is still valid. */
export async function findWaitingEmail(db: Executor, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.accountId, accountId));
  return row?.email ?? null;
}

/** The change for its owner's copy of their data, without the id of the link that confirms it. */
export function readEmailChangeCopy(db: Executor, accountId: string) {
  const { email, expiresAt, usedAt } = emailChanges;
  return db.select({ email, expiresAt, usedAt }).from(emailChanges).where(eq(emailChanges.accountId, accountId));
}
