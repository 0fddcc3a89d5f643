import type { Invariant } from 'model-testing';
import type { corporationMachine } from './corporation.machine.ts';

/** What must hold in every state, beside the rules of every record. */
export const corporationRules: readonly Invariant<typeof corporationMachine>[] = [
  {
    name: 'an organization that is held has a name: registering gave it',
    holds: ({ context: { held } }) => held === null || held.corporationName !== '',
  },
];
