import { and, asc, eq, getTableColumns, isNotNull, lt } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../platform/database/database.ts';
import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { accountDeletions, accounts, balanceMovements, emailChanges } from './tables.ts';

/** The account itself is emptied by `emptyAccount`, once every other module has erased what it holds. */
export const accountData: PersonalData = {
  tables: {
    accounts: { unnamed: 'orders, agreements and consents that are kept name their account' },
    email_changes: 'erased',
    balance_movements: { unnamed: 'books: how a balance came to be what it was' },
    account_deletions: { kept: 'farewell', columns: ['note'] },
  },
  async erase(tx, { id }) {
    await tx.delete(emailChanges).where(eq(emailChanges.accountId, id));
  },
  async copy(db, { id }) {
    const { unsubscribeSecret: _, ...columns } = getTableColumns(accounts);
    const account = await db.select(columns).from(accounts).where(eq(accounts.id, id));
    const { email, expiresAt, usedAt } = emailChanges;
    const changes = await db
      .select({ email, expiresAt, usedAt })
      .from(emailChanges)
      .where(eq(emailChanges.accountId, id));
    const balanceMovement = await db
      .select()
      .from(balanceMovements)
      .where(eq(balanceMovements.accountId, id))
      .orderBy(asc(balanceMovements.createdAt), asc(balanceMovements.id));
    return {
      account: [
        ...withKind('account', account),
        ...withKind('emailChange', changes),
        ...withKind('balanceMovement', balanceMovement),
      ],
    };
  },
};

/** Nobody can be found by what is left of the row. */
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

/** Why somebody left is forgotten with the day. */
export async function forgetDeletions(db: Db, before: string): Promise<void> {
  await db.delete(accountDeletions).where(lt(accountDeletions.day, before));
}

/** Accounts that were closed before then. */
export async function listClosed(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNotNull(accounts.deletedAt), lt(accounts.deletedAt, before)));
  return rows.map(({ id }) => id);
}

/** The address of the change that waits, whether or not its link still counts. */
export async function findWaitingEmail(db: Executor, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.accountId, accountId));
  return row?.email ?? null;
}
