import type { Invariant } from 'model-testing';
import type { passwordMachine } from './password.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const passwordRules: readonly Invariant<typeof passwordMachine>[] = [
  {
    name: 'a customer who has chosen a password has one',
    holds: (snapshot) => !snapshot.matches('done') || snapshot.context.view?.hasPassword === true,
  },
];
