import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../platform/database/database.ts';
import { inParts } from '../../../platform/database/in-parts.ts';
import type { Person } from '../../../platform/personal-data/personal-data.ts';
import {
  credentials,
  endedSessions,
  externalIdentities,
  passwordResets,
  type ProviderName,
  resetRequests,
  sessions,
} from './auth.tables.ts';

export type Credentials = typeof credentials.$inferSelect;
type Identity = typeof externalIdentities.$inferSelect;
type ResetRequest = typeof resetRequests.$inferSelect;

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

/** Ends every session of the account; answers the epoch that new tokens carry. */
export async function raiseEpoch(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx
    .update(credentials)
    .set({ sessionEpoch: sql`${credentials.sessionEpoch} + 1` })
    .where(eq(credentials.accountId, accountId))
    .returning({ sessionEpoch: credentials.sessionEpoch });
  return row?.sessionEpoch ?? 0;
}

/** As `raiseEpoch`, if the epoch is still `from`; also marks the address as proven. Answers whether it was raised. */
export async function raiseEpochFrom(tx: Tx, accountId: string, from: number): Promise<boolean> {
  const raised = await tx
    .update(credentials)
    .set({ sessionEpoch: from + 1, isEmailProven: true })
    .where(and(eq(credentials.accountId, accountId), eq(credentials.sessionEpoch, from)))
    .returning({ accountId: credentials.accountId });
  return raised.length > 0;
}

type SessionKey = { accountId: string; sessionId: string };
type SessionOwner = Pick<Credentials, 'accountId' | 'accountType'> & { lastSeenAt: Date };

/**
 * Finds the credentials of a token, unless its session is unknown or ended, or its epoch has passed. A prepared
 * statement, since every private request runs it; uncached, so that a session ended in another process ends here too.
 */
export function prepareFindSessionOwner(db: Db): (key: SessionKey) => Promise<SessionOwner | null> {
  const query = db
    .select({
      accountId: credentials.accountId,
      accountType: credentials.accountType,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(credentials)
    .innerJoin(
      sessions,
      and(eq(sessions.id, sql.placeholder('sessionId')), eq(sessions.accountId, credentials.accountId)),
    )
    .leftJoin(endedSessions, eq(endedSessions.sessionId, sql.placeholder('sessionId')))
    .where(
      and(
        eq(credentials.accountId, sql.placeholder('accountId')),
        eq(credentials.sessionEpoch, sessions.epoch),
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

/** Locks the account's credentials: concurrent changes of its sign-in methods run one after the other. */
export async function lockCredentials(tx: Tx, accountId: string): Promise<Credentials | null> {
  const [row] = await tx.select().from(credentials).where(eq(credentials.accountId, accountId)).for('update');
  return row ?? null;
}

/** The account's identities, by provider; the oldest of each. */
export async function listIdentities(db: Executor, accountId: string): Promise<Identity[]> {
  return db
    .select()
    .from(externalIdentities)
    .where(eq(externalIdentities.accountId, accountId))
    .orderBy(externalIdentities.createdAt);
}

export async function deleteIdentities(tx: Tx, accountId: string, provider: ProviderName): Promise<void> {
  await tx
    .delete(externalIdentities)
    .where(and(eq(externalIdentities.accountId, accountId), eq(externalIdentities.provider, provider)));
}

/** Drops what signs in without a password: identities of Google and Apple, and reset links. */
export async function dropOtherWays(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(externalIdentities).where(eq(externalIdentities.accountId, accountId));
  await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
}

/** Deletes password, identities, reset links and reset requests of a closed account. */
export async function deleteWaysIn(tx: Tx, { id, emails }: Person): Promise<void> {
  await tx.delete(credentials).where(eq(credentials.accountId, id));
  await dropOtherWays(tx, id);
  await tx.delete(resetRequests).where(inArray(resetRequests.email, [...emails]));
}

/** Deletes the account's unused reset links. */
export async function dropResets(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(passwordResets).where(and(eq(passwordResets.accountId, accountId), isNull(passwordResets.usedAt)));
}

export async function insertResetRequest(tx: Tx, request: ResetRequest): Promise<void> {
  await tx.insert(resetRequests).values(request);
}

export const listResetRequests = (db: Executor, emails: readonly string[]): Promise<ResetRequest[]> =>
  db
    .select()
    .from(resetRequests)
    .where(inArray(resetRequests.email, [...emails]));

/** Removes and answers the oldest request; null when there is none. Two processes never take the same one. */
export async function takeResetRequest(tx: Tx): Promise<ResetRequest | null> {
  const [oldest] = await tx
    .select()
    .from(resetRequests)
    .orderBy(resetRequests.id)
    .limit(1)
    .for('update', { skipLocked: true });
  if (!oldest) return null;
  await tx.delete(resetRequests).where(eq(resetRequests.id, oldest.id));
  return oldest;
}

/** Whether the account has an unused reset link that ends after `since`. */
export async function hasResetEndingAfter(tx: Tx, accountId: string, since: Date): Promise<boolean> {
  const rows = await tx
    .select({ accountId: passwordResets.accountId })
    .from(passwordResets)
    .where(
      and(eq(passwordResets.accountId, accountId), gt(passwordResets.expiresAt, since), isNull(passwordResets.usedAt)),
    );
  return rows.length > 0;
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
  await inParts(db, sessions, lt(sessions.expiresAt, now), (part) =>
    db.delete(sessions).where(part).returning({ id: sessions.id }),
  );
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
