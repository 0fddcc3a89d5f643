import type { Invariant } from 'model-testing';
import type { authMachine } from './auth.machine.ts';

export const authRules: readonly Invariant<typeof authMachine>[] = [
  { name: 'no password is ever kept', holds: ({ context }) => !JSON.stringify(context).includes('parola-') },
  {
    name: 'a session opens the cart, and the flow ends only with one',
    holds: (snapshot) =>
      (snapshot.status === 'done' || snapshot.matches('repricing')) === (snapshot.context.session !== null),
  },
  {
    name: 'the form shown is the one that was chosen',
    holds: (snapshot) => snapshot.context.session !== null || snapshot.hasTag(snapshot.context.mode),
  },
  {
    name: 'another form can always be opened, until the shopper is signed in',
    holds: (snapshot) =>
      snapshot.status === 'done' ||
      snapshot.can({ type: 'mode.choose', mode: 'login' }) === (snapshot.context.session === null),
  },
];
