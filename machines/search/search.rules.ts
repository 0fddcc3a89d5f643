import type { Invariant } from 'model-testing';
import type { searchMachine } from './search.machine.ts';

export const searchRules: readonly Invariant<typeof searchMachine>[] = [
  {
    name: 'what is said to fit, or to be nothing, is about the text that is there',
    holds: ({ value, context }) =>
      (value !== 'found' && value !== 'nothing') || (context.answer !== null && context.answered === context.text),
  },
  {
    name: 'a failure is shown only where it can be tried again',
    holds: (snapshot) => (snapshot.context.failure !== null) === snapshot.can({ type: 'search.retry' }),
  },
  {
    name: 'a text without a word has no results',
    holds: ({ value, context }) => value !== 'empty' || context.answer === null,
  },
];
