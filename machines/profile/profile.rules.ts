import type { Invariant } from 'model-testing';
import type { profileMachine } from './profile.machine.ts';

/** What must hold in every state, beside the rules of every record. */
export const profileRules: readonly Invariant<typeof profileMachine>[] = [
  {
    name: 'no address that waits for its click is taken for the account’s own',
    holds: ({ context: { held } }) => held === null || held.pendingEmail !== held.email,
  },
];
