import type { Invariant } from 'model-testing';
import type { signInMethodsMachine } from './sign-in-methods.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const signInMethodsRules: readonly Invariant<typeof signInMethodsMachine>[] = [
  {
    name: 'there is a way into an account that is shown',
    holds: ({ context: { view } }) => view === null || view.some(({ isLinked }) => isLinked),
  },
];
