import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../platform/database/database.ts';
import type { Person } from '../../platform/personal-data/personal-data.ts';
import { quizzes } from './tables.ts';

export type QuizRow = typeof quizzes.$inferSelect;

/** Stores a quiz or replaces the one with its id. False when that one belongs to another account. */
export async function storeQuiz(tx: Tx, quiz: QuizRow): Promise<boolean> {
  const isOwn = sql`${quizzes.accountId} is null or ${quizzes.accountId} = ${quiz.accountId}`;
  const stored = await tx
    .insert(quizzes)
    .values(quiz)
    .onConflictDoUpdate({ target: quizzes.id, set: quiz, setWhere: isOwn })
    .returning({ id: quizzes.id });
  return stored.length > 0;
}

export async function findQuiz(db: Executor, id: string): Promise<QuizRow | null> {
  const [row] = await db.select().from(quizzes).where(eq(quizzes.id, id));
  return row ?? null;
}

/** Ids and times of an account's quizzes, the newest first. */
export function listQuizzes(db: Executor, accountId: string): Promise<Pick<QuizRow, 'id' | 'createdAt'>[]> {
  return db
    .select({ id: quizzes.id, createdAt: quizzes.createdAt })
    .from(quizzes)
    .where(eq(quizzes.accountId, accountId))
    .orderBy(desc(quizzes.createdAt), desc(quizzes.id));
}

/** Replaces the review; null when there is no such quiz. */
export async function saveReview(
  tx: Tx,
  id: string,
  review: Pick<QuizRow, 'reviewPoint' | 'reviewContent'>,
): Promise<QuizRow | null> {
  const [row] = await tx.update(quizzes).set(review).where(eq(quizzes.id, id)).returning();
  return row ?? null;
}

/** False when there is no such quiz. */
export async function deleteQuiz(tx: Tx, id: string): Promise<boolean> {
  const deleted = await tx.delete(quizzes).where(eq(quizzes.id, id)).returning({ id: quizzes.id });
  return deleted.length > 0;
}

/** Deletes guests' quizzes created before `before`. */
export async function deleteGuestQuizzes(db: Db, before: Date): Promise<void> {
  await db.delete(quizzes).where(and(isNull(quizzes.accountId), lt(quizzes.createdAt, before)));
}

/** Deletes the person's quizzes, and guests' quizzes sent to one of the person's addresses. */
export async function deleteQuizzesOf(tx: Tx, { id, emails }: Person): Promise<void> {
  await tx.delete(quizzes).where(or(eq(quizzes.accountId, id), inArray(quizzes.email, [...emails])));
}

/** The account's quizzes for its owner's copy of their data, the oldest first. */
export function readQuizzesCopy(db: Executor, accountId: string) {
  const { email, answers, consentTextVersion, reviewPoint, reviewContent, createdAt } = quizzes;
  return db
    .select({ email, answers, consentTextVersion, reviewPoint, reviewContent, createdAt })
    .from(quizzes)
    .where(eq(quizzes.accountId, accountId))
    .orderBy(asc(createdAt), asc(quizzes.id));
}
