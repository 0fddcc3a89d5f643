import type { Invariant } from 'model-testing';
import type { addressesMachine } from './addresses.machine.ts';

/** What must hold in every state, beside the rules of every list. */
export const addressesRules: readonly Invariant<typeof addressesMachine>[] = [
  {
    name: 'at most one address is the primary one',
    holds: ({ context: { rows } }) => (rows ?? []).filter(({ isPrimary }) => isPrimary).length <= 1,
  },
];
