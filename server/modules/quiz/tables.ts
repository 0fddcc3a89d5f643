import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/types/quiz.d.ts';

const instant = () => timestamp({ withTimezone: true });

/** One row per quiz, answered with explicit consent. Deleting a quiz deletes its row. */
export const quizzes = pgTable(
  'quizzes',
  {
    /** 128 random bits in hex: the only key to the quiz. */
    id: text().primaryKey(),
    /** The account that was signed in; null for a guest. */
    accountId: text(),
    /** Lower-case address for the link; null when none was given. Never shown with the quiz. */
    email: text(),
    answers: jsonb().$type<components['schemas']['QuizAnswers']>().notNull(),
    /** The version of the text beside which explicit consent was given, at `createdAt`. */
    consentTextVersion: text().notNull(),
    reviewPoint: integer(),
    reviewContent: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.accountId, table.createdAt), index().on(table.email), index().on(table.createdAt)],
);
