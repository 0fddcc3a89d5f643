import type { Invariant } from 'model-testing';
import type { openSessionsMachine } from './open-sessions.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const openSessionsRules: readonly Invariant<typeof openSessionsMachine>[] = [
  {
    name: 'of the sessions that are shown exactly one is this one',
    holds: ({ context: { view } }) => view === null || view.filter(({ isCurrent }) => isCurrent).length === 1,
  },
];
