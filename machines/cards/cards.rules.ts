import type { Invariant } from 'model-testing';
import type { cardsMachine } from './cards.machine.ts';

/** What must hold in every state, beside the rules of every list. */
export const cardsRules: readonly Invariant<typeof cardsMachine>[] = [
  {
    name: 'at most one card is the primary one',
    requirements: 'CARD-2',
    holds: ({ context: { rows } }) => (rows ?? []).filter(({ isPrimary }) => isPrimary).length <= 1,
  },
];
