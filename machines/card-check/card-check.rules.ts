import type { Invariant } from 'model-testing';
import type { cardCheckMachine } from './card-check.machine.ts';

/** What must hold in every state, beside the rules of every payment. */
export const cardCheckRules: readonly Invariant<typeof cardCheckMachine>[] = [
  {
    name: 'a card that was not added says why, and nothing else does',
    holds: (snapshot) => snapshot.matches('declined') === (snapshot.context.declineCode !== null),
  },
];
