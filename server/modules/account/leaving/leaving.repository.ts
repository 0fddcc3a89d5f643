import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../platform/database/database.ts';
import { accountDeletions, accounts } from '../account/account.tables.ts';

/** Clears every column that identifies a person; the row stays. */
export async function emptyAccount(
  tx: Tx,
  id: string,
  { version, now }: { version: number; now: Date },
): Promise<void> {
  await tx
    .update(accounts)
    .set({
      email: null,
      firstName: null,
      lastName: null,
      phoneDialCode: null,
      phoneNumber: null,
      dateOfBirth: null,
      tags: [],
      defaultPromoCode: null,
      corporation: null,
      emailConsentAt: null,
      smsConsentAt: null,
      callConsentAt: null,
      unsubscribeSecret: null,
      version: version + 1,
      deletedAt: now,
    })
    .where(eq(accounts.id, id));
}

export async function insertDeletion(tx: Tx, deletion: typeof accountDeletions.$inferInsert): Promise<void> {
  await tx.insert(accountDeletions).values(deletion);
}

/** Erases the reasons for which accounts were closed before that day. */
export async function forgetDeletions(db: Db, before: string): Promise<void> {
  await db.delete(accountDeletions).where(lt(accountDeletions.day, before));
}

/** Ids of accounts that were closed before this time. */
export async function listClosed(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNotNull(accounts.deletedAt), lt(accounts.deletedAt, before)));
  return rows.map(({ id }) => id);
}
