import type { Invariant } from 'model-testing';
import type { signInCodeMachine } from './sign-in-code.machine.ts';

export const signInCodeRules: readonly Invariant<typeof signInCodeMachine>[] = [
  { name: 'no code that was typed is kept', holds: ({ context }) => !JSON.stringify(context).includes('283126') },
  {
    name: 'a session opens the cart, and no shopper is signed in without one',
    holds: (snapshot) =>
      (snapshot.matches('signedIn') || snapshot.matches('repricing')) === (snapshot.context.session !== null),
  },
  {
    name: 'a code is typed only where one was sent',
    holds: (snapshot) => !snapshot.matches('typing') || snapshot.context.isSent,
  },
  {
    name: 'why a code has ended is said where another can be asked for',
    holds: (snapshot) =>
      snapshot.context.ended === null || snapshot.matches('requesting') || snapshot.matches('asking'),
  },
  {
    name: 'only a press signs in',
    holds: (snapshot) => !snapshot.matches('confirming') || snapshot.can({ type: 'link.confirm' }),
  },
  {
    name: 'an outcome that is not known says why, and can be asked about',
    holds: (snapshot) =>
      !snapshot.matches('unsure') || (snapshot.context.failure !== null && snapshot.can({ type: 'outcome.check' })),
  },
];
