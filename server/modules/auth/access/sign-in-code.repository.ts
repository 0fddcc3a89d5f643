import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../../platform/database/database.ts';
import { signInCodes } from './auth.tables.ts';

export type SignInCode = typeof signInCodes.$inferSelect;

export async function insertSignInCode(tx: Tx, values: typeof signInCodes.$inferInsert): Promise<void> {
  await tx.insert(signInCodes).values(values);
}

export async function findSignInCode(db: Executor, challengeHash: string): Promise<SignInCode | null> {
  const [row] = await db.select().from(signInCodes).where(eq(signInCodes.challengeHash, challengeHash));
  return row ?? null;
}

/** The oldest request that still waits for its mail. */
export async function findWaitingCode(db: Executor): Promise<SignInCode | null> {
  const [row] = await db
    .select()
    .from(signInCodes)
    .where(eq(signInCodes.isWaiting, true))
    .orderBy(signInCodes.expiresAt)
    .limit(1);
  return row ?? null;
}

/** Marks a request as taken; false when another process has taken it. */
export async function takeWaitingCode(tx: Tx, challengeHash: string): Promise<boolean> {
  const taken = await tx
    .update(signInCodes)
    .set({ isWaiting: false })
    .where(and(eq(signInCodes.challengeHash, challengeHash), eq(signInCodes.isWaiting, true)))
    .returning({ email: signInCodes.email });
  return taken.length > 0;
}

export async function setCodeHash(tx: Tx, challengeHash: string, codeHash: string): Promise<void> {
  await tx.update(signInCodes).set({ codeHash }).where(eq(signInCodes.challengeHash, challengeHash));
}

const isOpen = (challengeHash: string, now: Date) =>
  and(eq(signInCodes.challengeHash, challengeHash), gt(signInCodes.expiresAt, now), isNull(signInCodes.usedAt));

/** Counts one try, also among simultaneous guesses; null when no try is left or the code has ended. */
export async function countCodeTry(db: Db, challengeHash: string, now: Date, most: number): Promise<SignInCode | null> {
  const [row] = await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(and(isOpen(challengeHash, now), lt(signInCodes.tries, most)))
    .returning();
  return row ?? null;
}

/** Uses the code up; false when it was used, or has expired. */
export async function useCode(tx: Tx, challengeHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(signInCodes)
    .set({ usedAt: now })
    .where(isOpen(challengeHash, now))
    .returning({ email: signInCodes.email });
  return used.length > 0;
}

/** Deletes the address's unused codes, as if none had been requested. */
export async function dropSignInCodes(tx: Tx, email: string): Promise<void> {
  await tx.delete(signInCodes).where(and(eq(signInCodes.email, email), isNull(signInCodes.usedAt)));
}

export async function forgetSignInCodes(db: Db, before: Date): Promise<void> {
  await db.delete(signInCodes).where(lt(signInCodes.expiresAt, before));
}

export const listSignInCodes = (db: Executor, emails: readonly string[]): Promise<SignInCode[]> =>
  db
    .select()
    .from(signInCodes)
    .where(inArray(signInCodes.email, [...emails]));

/** Deletes all codes of these addresses, used ones included. */
export async function deleteSignInCodes(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx.delete(signInCodes).where(inArray(signInCodes.email, [...emails]));
}
