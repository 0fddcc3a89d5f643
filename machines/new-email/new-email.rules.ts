import type { Invariant } from 'model-testing';
import type { newEmailMachine } from './new-email.machine.ts';

export const newEmailRules: readonly Invariant<typeof newEmailMachine>[] = [
  {
    name: 'a failure is shown only while it can be tried again',
    holds: (snapshot) =>
      snapshot.context.failure === null ||
      snapshot.can({ type: 'email.confirm' }) ||
      snapshot.can({ type: 'link.retry' }),
  },
  {
    name: 'nothing is confirmed that was not shown',
    holds: (snapshot) =>
      !(snapshot.matches('ready') || snapshot.matches('confirming') || snapshot.matches('confirmed')) ||
      snapshot.context.email !== '',
  },
  {
    name: 'a link that does not count says why',
    holds: (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
  },
];
