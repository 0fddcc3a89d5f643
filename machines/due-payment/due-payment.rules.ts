import type { Invariant } from 'model-testing';
import type { duePaymentMachine } from './due-payment.machine.ts';

/** What must hold in every state, beside the rules of every payment. */
export const duePaymentRules: readonly Invariant<typeof duePaymentMachine>[] = [
  {
    name: 'only what is due is paid, or cancelled',
    holds: (snapshot) =>
      !['due', 'choosingCard', 'requesting', 'confirming', 'dropping'].includes(snapshot.value) ||
      (snapshot.context.dues?.length ?? 0) > 0,
  },
  {
    name: 'nothing is due when the server says so, and only then',
    holds: (snapshot) => !snapshot.matches('none') || snapshot.context.dues?.length === 0,
  },
  {
    name: 'a link that pays nothing says why',
    holds: (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
  },
  {
    name: 'who pays meanwhile is said where nothing can be paid',
    holds: (snapshot) => snapshot.matches('occupied') === (snapshot.context.occupant !== null),
  },
];
