import type { Invariant } from 'model-testing';
import type { reviewMachine } from './review.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const reviewRules: readonly Invariant<typeof reviewMachine>[] = [
  {
    name: 'a product type is asked about once',
    requirements: 'REVIEW-1',
    holds: ({ context: { view } }) =>
      view === null || new Set(view.types.map(({ typeId }) => typeId)).size === view.types.length,
  },
];
