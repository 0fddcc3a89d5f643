import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../platform/database/database.ts';
import { credentials, endedSessions, sessions } from './auth.tables.ts';

type Session = typeof sessions.$inferSelect;

export async function insertSession(db: Db, session: Session): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function markSeen(db: Db, id: string, lastSeenAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
}

const selectOpen = (executor: Executor, accountId: string, now: Date, id?: string) =>
  executor
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(
      credentials,
      and(eq(credentials.accountId, sessions.accountId), eq(credentials.sessionEpoch, sessions.epoch)),
    )
    .leftJoin(endedSessions, eq(endedSessions.sessionId, sessions.id))
    .where(
      and(
        eq(sessions.accountId, accountId),
        gt(sessions.expiresAt, now),
        isNull(endedSessions.sessionId),
        id === undefined ? undefined : eq(sessions.id, id),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));

/** The account's open sessions, the one seen last first. */
export const listOpenSessions = async (db: Executor, accountId: string, now: Date): Promise<Session[]> =>
  (await selectOpen(db, accountId, now)).map(({ session }) => session);

export const findSession = async (db: Executor, accountId: string, id: string, now: Date): Promise<Session | null> =>
  (await selectOpen(db, accountId, now, id))[0]?.session ?? null;

/** Moves the session to a new epoch; its token, signed in an earlier epoch, stays valid. */
export async function liftSession(tx: Tx, sessionId: string, epoch: number): Promise<void> {
  await tx.update(sessions).set({ epoch }).where(eq(sessions.id, sessionId));
}

/** All sessions of the account, ended ones included. */
export const listSessions = (db: Executor, accountId: string): Promise<Session[]> =>
  db.select().from(sessions).where(eq(sessions.accountId, accountId));

export async function deleteSessionsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
}
