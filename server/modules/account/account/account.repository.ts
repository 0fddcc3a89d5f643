import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { normalizeEmail, tagsWhenProven } from '../../../../domain/account/index.ts';
import type { Db, Executor, Tx } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/transaction.ts';
import { accounts, balanceMovements, type BalanceReason } from './account.tables.ts';

export type Account = typeof accounts.$inferSelect & { email: string };
export type NewAccount = typeof accounts.$inferInsert & { email: string };
export type AccountChange = Partial<
  Pick<
    NewAccount,
    | 'firstName'
    | 'lastName'
    | 'phoneDialCode'
    | 'phoneNumber'
    | 'dateOfBirth'
    | 'corporation'
    | 'tags'
    | 'defaultPromoCode'
    | 'language'
    | 'emailConsentAt'
    | 'smsConsentAt'
    | 'callConsentAt'
  >
>;
export type Phone = { dialCode: string; number: string };
export type BalanceMovement = typeof balanceMovements.$inferSelect;

const alive = isNull(accounts.deletedAt);

/** The living account with this id, or null. */
export async function findAccount(db: Executor, id: string): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), alive));
  return (row as Account | undefined) ?? null;
}

/** `findAccount` as a prepared statement, for frequent calls. Not for use inside a transaction. */
export function prepareFindAccount(db: Db): (id: string) => Promise<Account | null> {
  const query = db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, sql.placeholder('id')), alive))
    .prepare('find_account');
  return async (id) => ((await query.execute({ id }))[0] as Account | undefined) ?? null;
}

/** `findAccount` under a row lock, for a change that depends on the row. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | null> {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), alive))
    .for('update');
  return (row as Account | undefined) ?? null;
}

/** `lockAccount` for many, in the order of their ids. `skipLocked` leaves out those locked by another transaction. */
export async function lockAccounts(
  tx: Tx,
  ids: readonly string[],
  { skipLocked = false }: { skipLocked?: boolean } = {},
): Promise<Account[]> {
  const rows = await tx
    .select()
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), alive))
    .orderBy(asc(accounts.id))
    .for('update', skipLocked ? { skipLocked } : {});
  return rows as Account[];
}

export async function findAccountByEmail(db: Executor, email: string): Promise<Account | null> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, normalizeEmail(email)), alive));
  return (row as Account | undefined) ?? null;
}

export async function isPhoneTaken(db: Executor, { dialCode, number }: Phone): Promise<boolean> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.phoneDialCode, dialCode), eq(accounts.phoneNumber, number)));
  return rows.length > 0;
}

export async function insertAccount(tx: Tx, account: NewAccount): Promise<Account> {
  const [row] = await tx.insert(accounts).values(account).returning();
  return row as Account;
}

/** The unique field of an account that a failed write collided on; null for any other error. */
export function takenField(error: unknown): 'email' | 'phone' | null {
  if (sqlState(error) !== '23505') return null;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const { constraint } = current as { constraint?: string };
    if (constraint === 'accounts_email_unique') return 'email';
    if (constraint === 'accounts_phone_unique') return 'phone';
  }
  return null;
}

/** Writes `change` if the account still has `version`; answers the new account, or null if the version is stale. */
export async function changeAccount(
  tx: Tx,
  id: string,
  version: number,
  change: AccountChange,
): Promise<Account | null> {
  const [row] = await tx
    .update(accounts)
    .set({ ...change, version: version + 1 })
    .where(and(eq(accounts.id, id), eq(accounts.version, version), alive))
    .returning();
  return (row as Account | undefined) ?? null;
}

/**
 * Changes the account's e-mail to a proven address and raises its version. Rejects with a unique violation when another
 * account has it.
 */
export async function changeEmail(tx: Tx, account: Account, email: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ email, tags: tagsWhenProven(account, email), version: sql`${accounts.version} + 1` })
    .where(and(eq(accounts.id, account.id), alive));
}

/** Notes on the account that its e-mail address is proven. */
export async function noteProvenEmail(tx: Tx, account: Account): Promise<void> {
  await tx
    .update(accounts)
    .set({ tags: tagsWhenProven(account, account.email) })
    .where(and(eq(accounts.id, account.id), alive));
}

export type MarketingChannel = 'email' | 'sms' | 'call';

const consentColumns = { email: 'emailConsentAt', sms: 'smsConsentAt', call: 'callConsentAt' } as const;

/** Sets when each channel was allowed; null withdraws. The version stays: consents are not edited with the profile. */
export async function setConsents(
  tx: Tx,
  accountId: string,
  consents: Partial<Record<MarketingChannel, Date | null>>,
): Promise<void> {
  const entries = Object.entries(consents) as [MarketingChannel, Date | null][];
  if (entries.length === 0) return;
  const change = Object.fromEntries(entries.map(([channel, at]) => [consentColumns[channel], at]));
  await tx.update(accounts).set(change).where(eq(accounts.id, accountId));
}

/** Null unlocks. A locked account keeps no session: end them too. */
export async function setLocked(tx: Tx, accountId: string, lockedAt: Date | null): Promise<void> {
  await tx.update(accounts).set({ lockedAt }).where(eq(accounts.id, accountId));
}

/** The ids among these whose accounts allow marketing by e-mail. */
export async function listMailable(db: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), isNotNull(accounts.emailConsentAt), alive));
  return rows.map(({ id }) => id);
}

/** Stores the secret of the account's unsubscribe link. The caller has locked the account. */
export async function keepUnsubscribeSecret(tx: Tx, accountId: string, secret: string): Promise<void> {
  await tx.update(accounts).set({ unsubscribeSecret: secret }).where(eq(accounts.id, accountId));
}

export type BalanceMove = {
  id: string;
  accountId: string;
  reason: BalanceReason;
  /** Negative for spending. */
  amountKurus: number;
  orderId: string | null;
  now: Date;
};

/**
 * Adds a movement and changes the balance by it, in kuruş. Answers false, and changes nothing, when the account does
 * not exist or its balance would fall below zero. The account's version stays: a balance is not edited by hand.
 */
export async function moveBalance(
  tx: Tx,
  { id, accountId, reason, amountKurus, orderId, now }: BalanceMove,
): Promise<boolean> {
  const moved = await tx
    .update(accounts)
    .set({ balanceKurus: sql`${accounts.balanceKurus} + ${amountKurus}` })
    .where(and(eq(accounts.id, accountId), sql`${accounts.balanceKurus} + ${amountKurus} >= 0`))
    .returning({ id: accounts.id });
  if (moved.length === 0) return false;
  await tx.insert(balanceMovements).values({ id, accountId, reason, amountKurus, orderId, createdAt: now });
  return true;
}

/** Newest first. */
export function listBalanceMovements(db: Executor, accountId: string, limit: number): Promise<BalanceMovement[]> {
  return db
    .select()
    .from(balanceMovements)
    .where(eq(balanceMovements.accountId, accountId))
    .orderBy(desc(balanceMovements.createdAt), desc(balanceMovements.id))
    .limit(limit);
}

/** The oldest first. */
export function listAllBalanceMovements(db: Executor, accountId: string): Promise<BalanceMovement[]> {
  return db
    .select()
    .from(balanceMovements)
    .where(eq(balanceMovements.accountId, accountId))
    .orderBy(asc(balanceMovements.createdAt), asc(balanceMovements.id));
}

/** The account row for its owner's copy of their data, without the secret of the unsubscribe link. */
export function readAccountCopy(db: Executor, id: string) {
  const { unsubscribeSecret: _, ...columns } = getTableColumns(accounts);
  return db.select(columns).from(accounts).where(eq(accounts.id, id));
}
