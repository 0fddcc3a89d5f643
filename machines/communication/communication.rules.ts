import type { Invariant } from 'model-testing';
import { CHANNELS } from '../../domain/communication/index.ts';
import type { communicationMachine } from './communication.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const communicationRules: readonly Invariant<typeof communicationMachine>[] = [
  {
    name: 'what is allowed has its day (law: proof of consent)',
    requirements: 'ACCOUNT-8',
    holds: ({ context: { view } }) =>
      view === null || CHANNELS.every((channel) => !view[channel].isAllowed || view[channel].changedAt !== null),
  },
];
