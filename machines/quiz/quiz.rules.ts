import type { Invariant } from 'model-testing';
import { errorsOf, isAnswered } from './quiz-draft.ts';
import type { quizMachine } from './quiz.machine.ts';

/** What must hold in every reachable state. */
export const quizRules: readonly Invariant<typeof quizMachine>[] = [
  {
    name: 'a recommendation is shown only for complete answers',
    holds: (snapshot) =>
      !(snapshot.matches('shown') || snapshot.matches('storing')) || isAnswered(snapshot.context.draft),
  },
  {
    name: 'answers are sent only with explicit consent',
    holds: (snapshot) => !snapshot.matches('storing') || errorsOf(snapshot.context.draft, 'delivery').length === 0,
  },
  {
    name: 'a question knows its place',
    holds: (snapshot) => !snapshot.matches('asking') || snapshot.context.step !== null,
  },
  {
    name: 'a result that is not stored has no address',
    holds: (snapshot) => snapshot.matches('stored') === (snapshot.context.quizId !== null),
  },
];
