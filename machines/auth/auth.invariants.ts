import type { Invariant } from '../../model-testing/flow-spec.ts';
import type { authMachine } from './auth.machine.ts';

export const authInvariants: readonly Invariant<typeof authMachine>[] = [
  { name: 'no password is ever kept', holds: ({ context }) => !JSON.stringify(context).includes('parola-') },
  {
    name: 'the flow ends only with a session',
    holds: ({ status, context }) => (status === 'done') === (context.session !== null),
  },
  {
    name: 'the form shown is the one that was chosen',
    holds: (snapshot) => snapshot.status === 'done' || snapshot.hasTag(snapshot.context.mode),
  },
  {
    name: 'another form can always be opened',
    holds: (snapshot) => snapshot.status === 'done' || snapshot.can({ type: 'mode.choose', mode: 'login' }),
  },
];
