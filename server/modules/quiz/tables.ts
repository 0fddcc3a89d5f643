import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/types/quiz.d.ts';

const instant = () => timestamp({ withTimezone: true });

/** One row per quiz whose answers were given with explicit consent; nothing is left of a deleted one. */
export const quizzes = pgTable(
  'quizzes',
  {
    /** 128 random bits in hex: the only key to the quiz. */
    id: text().primaryKey(),
    /** Who was signed in; null for a guest. */
    accountId: text(),
    /** Where the link was sent, lower case; null when none was asked for. Never shown to the id's holder. */
    email: text(),
    answers: jsonb().$type<components['schemas']['QuizAnswers']>().notNull(),
    /** The text beside which explicit consent was given, at `createdAt`. */
    consentTextVersion: text().notNull(),
    reviewPoint: integer(),
    reviewContent: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.accountId, table.createdAt), index().on(table.email), index().on(table.createdAt)],
);
