import type { Invariant } from 'model-testing';
import type { mailedReviewMachine } from './mailed-review.machine.ts';

export const mailedReviewRules: readonly Invariant<typeof mailedReviewMachine>[] = [
  {
    name: 'only the customer of the order is led to it',
    holds: (snapshot) => snapshot.matches('own') === (snapshot.context.reminder?.reader === 'owner'),
  },
  {
    name: 'a failure is shown only while it can be tried again',
    holds: (snapshot) => snapshot.context.failure === null || snapshot.can({ type: 'link.retry' }),
  },
  {
    name: 'a link that does not count says why',
    holds: (snapshot) => snapshot.matches('refused') === (snapshot.context.refusal !== null),
  },
];
