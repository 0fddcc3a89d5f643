import type { TemporalProperty } from 'model-testing';
import type { Machine, PaymentWays } from './payment.promises.ts';

/** After these the attempt may be open, or its state is not known. */
const undecided = [
  'request.done.bankAsks',
  ...['offline', 'timedOut', 'unavailable', 'broken'].map((failure) => `request.failed.${failure}`),
  'find.done.open',
  'find.done.silent',
  'challenge.done.unknown',
  'challenge.failed.broken',
];
const answer = /^(?:(?:request|challenge)\.(?:done|failed)|find\.done)\./;

/** What holds over time in every payment. */
export function paymentProperties({ doubts }: Pick<PaymentWays, 'doubts'>): readonly TemporalProperty<Machine>[] {
  const open = new Set([...undecided, ...doubts.map((failure) => `request.failed.${failure}`)]);
  return [
    {
      name: 'once a payment was sent, no second one is sent until what became of the first is known',
      after: (_, { asked }) => 'request' in asked,
      never: (_, { asked }) => 'request' in asked,
      until: (_, { names }) => names.some((name) => answer.test(name) && !open.has(name)),
    },
    {
      name: 'no wait is longer than half a minute, though no service answers',
      after: (flow) => flow.hasTag('busy'),
      eventually: (flow) => !flow.hasTag('busy'),
      within: 30_000,
    },
  ];
}
