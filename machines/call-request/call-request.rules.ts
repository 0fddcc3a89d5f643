import type { Invariant } from 'model-testing';
import type { callRequestMachine } from './call-request.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const callRequestRules: readonly Invariant<typeof callRequestMachine>[] = [
  {
    name: 'what was asked for is a call that is waited for',
    requirements: 'ACCOUNT-10',
    holds: (snapshot) => !snapshot.matches('done') || snapshot.context.view?.open !== null,
  },
];
