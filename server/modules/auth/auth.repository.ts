import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../platform/database/database.ts';
import { credentials, endedSessions, externalIdentities, passwordResets, type ProviderName } from './tables.ts';

export type Credentials = typeof credentials.$inferSelect;

export async function insertCredentials(tx: Tx, values: typeof credentials.$inferInsert): Promise<void> {
  await tx.insert(credentials).values(values);
}

export async function findCredentials(db: Executor, accountId: string): Promise<Credentials | null> {
  const [row] = await db.select().from(credentials).where(eq(credentials.accountId, accountId));
  return row ?? null;
}

export async function changeCredentials(tx: Tx, accountId: string, change: Partial<Credentials>): Promise<void> {
  await tx.update(credentials).set(change).where(eq(credentials.accountId, accountId));
}

/** Counts a wrong password and answers how many there were in a row. */
export async function countFailure(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx
    .update(credentials)
    .set({ failedAttempts: sql`${credentials.failedAttempts} + 1` })
    .where(eq(credentials.accountId, accountId))
    .returning({ failedAttempts: credentials.failedAttempts });
  return row?.failedAttempts ?? 0;
}

/** Ends every session of the account; answers the epoch that new tokens carry. */
export async function raiseEpoch(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx
    .update(credentials)
    .set({ sessionEpoch: sql`${credentials.sessionEpoch} + 1` })
    .where(eq(credentials.accountId, accountId))
    .returning({ sessionEpoch: credentials.sessionEpoch });
  return row?.sessionEpoch ?? 0;
}

type SessionKey = { accountId: string; epoch: number; sessionId: string };

/**
 * Finds the credentials behind a token, unless its epoch passed or its session was ended. Every private request asks:
 * the statement is prepared once. It always looks, so that a session ended in another process ends here too.
 */
export function prepareFindSessionOwner(
  db: Db,
): (key: SessionKey) => Promise<Pick<Credentials, 'accountId' | 'accountType'> | null> {
  const query = db
    .select({ accountId: credentials.accountId, accountType: credentials.accountType })
    .from(credentials)
    .leftJoin(endedSessions, eq(endedSessions.sessionId, sql.placeholder('sessionId')))
    .where(
      and(
        eq(credentials.accountId, sql.placeholder('accountId')),
        eq(credentials.sessionEpoch, sql.placeholder('epoch')),
        isNull(endedSessions.sessionId),
      ),
    )
    .prepare('find_session_owner');
  return async (key) => (await query.execute(key))[0] ?? null;
}

export async function insertEndedSession(tx: Tx, sessionId: string, expiresAt: Date): Promise<void> {
  await tx.insert(endedSessions).values({ sessionId, expiresAt }).onConflictDoNothing();
}

export async function findIdentity(db: Executor, provider: ProviderName, subject: string): Promise<string | null> {
  const [row] = await db
    .select({ accountId: externalIdentities.accountId })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.subject, subject)));
  return row?.accountId ?? null;
}

export async function listProviders(db: Executor, accountId: string): Promise<ProviderName[]> {
  const rows = await db
    .select({ provider: externalIdentities.provider })
    .from(externalIdentities)
    .where(eq(externalIdentities.accountId, accountId));
  return [...new Set(rows.map(({ provider }) => provider))].toSorted();
}

export async function insertIdentity(tx: Tx, values: typeof externalIdentities.$inferInsert): Promise<void> {
  await tx.insert(externalIdentities).values(values).onConflictDoNothing();
}

/** Stores a new reset token; earlier ones of the account stop working. */
export async function replaceReset(tx: Tx, reset: typeof passwordResets.$inferInsert): Promise<void> {
  await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.accountId, reset.accountId), ne(passwordResets.tokenHash, reset.tokenHash)));
  await tx.insert(passwordResets).values(reset);
}

const openReset = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now), isNull(passwordResets.usedAt));

export async function findReset(db: Executor, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ accountId: passwordResets.accountId })
    .from(passwordResets)
    .where(openReset(tokenHash, now));
  return row?.accountId ?? null;
}

/** Uses a token up; answers its account, or null when it was used, ran out or never existed. */
export async function useReset(tx: Tx, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(openReset(tokenHash, now))
    .returning({ accountId: passwordResets.accountId });
  return row?.accountId ?? null;
}

export async function forgetPast(db: Db, now: Date): Promise<void> {
  await db.delete(endedSessions).where(lt(endedSessions.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
