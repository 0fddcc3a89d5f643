import type { Invariant } from 'model-testing';
import type { sessionMachine } from './session.machine.ts';

export const sessionRules: readonly Invariant<typeof sessionMachine>[] = [
  {
    name: 'a token is held exactly while signed in or closing',
    holds: (snapshot) =>
      (snapshot.context.session !== null) === (snapshot.hasTag('signedIn') || snapshot.matches('closing')),
  },
  {
    name: 'no account is recognised without a session',
    holds: ({ context }) => context.account === null || context.session !== null,
  },
  {
    name: 'a recognised shopper has an account',
    holds: (snapshot) => !snapshot.matches({ signedIn: 'recognised' }) || snapshot.context.account !== null,
  },
  {
    name: 'signing in is possible in every state',
    holds: (snapshot) => snapshot.can({ type: 'session.open', session: { token: 't', lifetime: 1 } }),
  },
];
