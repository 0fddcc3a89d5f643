import type { TemporalProperty } from 'model-testing';
import type { editSubscriptionMachine } from './edit-subscription.machine.ts';

const changes = [
  'line.add',
  'line.replace',
  'line.remove',
  'quantity.change',
  'interval.choose',
  'card.choose',
  'scope.choose',
];

export const editSubscriptionProperties: readonly TemporalProperty<typeof editSubscriptionMachine>[] = [
  {
    name: 'after a change, also one that was read, nothing is saved until it has been priced',
    after: (_, { names }) => [...changes, 'reread.done'].some((name) => names.includes(name)),
    never: (_, { asked }) => 'save' in asked,
    until: (_, { names }) => names.includes('price.done'),
  },
  {
    name: 'after saving, half a minute passes at most until it is done or known to be unknown, though no service answers',
    after: (_, { asked }) => 'save' in asked,
    eventually: (edit) => !edit.hasTag('busy'),
    within: 30_000,
  },
];
