import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { deleteQuizzesOf, readQuizzesCopy } from './quiz.repository.ts';

/** Health data, all of which is erased with the account. */
export const quizData: PersonalData = {
  tables: { quizzes: 'erased' },
  erase: deleteQuizzesOf,
  // Not by address: an unproven one would disclose another person's answers.
  copy: async (db, { id }) => ({ quizzes: await readQuizzesCopy(db, id) }),
};
