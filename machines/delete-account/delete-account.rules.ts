import type { Invariant } from 'model-testing';
import { isSame } from '../kit/testing.ts';
import type { deleteAccountMachine } from './delete-account.machine.ts';

/** What must hold in every reachable state. */
export const deleteAccountRules: readonly Invariant<typeof deleteAccountMachine>[] = [
  {
    name: 'nothing is deleted while something is open',
    holds: (snapshot) => !snapshot.hasTag('form') || snapshot.context.view?.obstacles.length === 0,
  },
  {
    name: 'what is in the way is named',
    holds: (snapshot) => !snapshot.matches('blocked') || (snapshot.context.view?.obstacles.length ?? 0) > 0,
  },
  {
    name: 'an account is gone when the shop has said so, and then without a failure beside it',
    holds: (snapshot) =>
      snapshot.matches('deleted') === (snapshot.context.receipt !== null) &&
      (!snapshot.matches('deleted') || snapshot.context.failure === null),
  },
  {
    name: 'nothing that was typed is kept: it holds a password',
    holds: ({ context }) => isSame(Object.keys(context), ['view', 'errors', 'failure', 'receipt']),
  },
];
