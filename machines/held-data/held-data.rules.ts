import type { Invariant } from 'model-testing';
import { DATA_PARTS } from '../../domain/account/index.ts';
import type { heldDataMachine } from './held-data.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const heldDataRules: readonly Invariant<typeof heldDataMachine>[] = [
  {
    name: 'every part of the file is named, an empty one too',
    holds: ({ context: { view } }) => view === null || view.parts.length === DATA_PARTS.length,
  },
];
