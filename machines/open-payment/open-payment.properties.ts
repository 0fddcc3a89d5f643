import type { TemporalProperty } from 'model-testing';
import type { openPaymentMachine } from './open-payment.machine.ts';

const ends = ['paid', 'notCharged', 'refunded'] as const;

export const openPaymentProperties: readonly TemporalProperty<typeof openPaymentMachine>[] = [
  {
    name: 'after another account signs in, no payment is shown until the server has answered for it',
    after: (flow, { before }) => flow.context.shopper?.account !== before.context.shopper?.account,
    never: ({ context }) => context.attempt !== null,
    until: (_, { names }) => names.includes('find.done'),
  },
  {
    name: 'an end that was closed is not shown again until the server has said that there is one',
    after: (_, { before, names }) => names.includes('payment.close') && ends.some((end) => before.matches(end)),
    never: (flow) => ends.some((end) => flow.matches(end)),
    until: (_, { names }) => names.includes('find.done'),
  },
  {
    name: 'an order that may be on its way is waited for a minute at most, though no service answers',
    after: (flow) => flow.matches('awaiting'),
    eventually: (flow) => !flow.matches('awaiting'),
    within: 60_000,
  },
];
