import type { Invariant } from 'model-testing';
import type { quizResultMachine } from './quiz-result.machine.ts';

/** What must hold in every reachable state. */
export const quizResultRules: readonly Invariant<typeof quizResultMachine>[] = [
  {
    name: 'a result is shown only when it was read',
    holds: (snapshot) => !snapshot.hasTag('result') || snapshot.context.quiz !== null,
  },
  {
    name: 'nothing of deleted or refused answers stays in memory',
    holds: (snapshot) =>
      !(snapshot.matches('deleted') || snapshot.matches('refused')) || snapshot.context.quiz === null,
  },
  {
    name: 'a refusal says why',
    holds: (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
  },
];
