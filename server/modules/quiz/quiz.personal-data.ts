import { asc, eq, inArray, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { quizzes } from './tables.ts';

/** Health data, all of which goes with the account. */
export const quizData: PersonalData = {
  tables: { quizzes: 'erased' },
  async erase(tx, { id, emails }) {
    await tx.delete(quizzes).where(or(eq(quizzes.accountId, id), inArray(quizzes.email, [...emails])));
  },
  // Not by address: one that is not proven would show another person's answers.
  async copy(db, { id }) {
    const { email, answers, consentTextVersion, reviewPoint, reviewContent, createdAt } = quizzes;
    const own = await db
      .select({ email, answers, consentTextVersion, reviewPoint, reviewContent, createdAt })
      .from(quizzes)
      .where(eq(quizzes.accountId, id))
      .orderBy(asc(createdAt), asc(quizzes.id));
    return { quizzes: own };
  },
};
