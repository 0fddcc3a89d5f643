import type { Invariant } from 'model-testing';
import type { calendarFeedMachine } from './calendar-feed.machine.ts';

/** What must hold in every state, beside the rules of every act. */
export const calendarFeedRules: readonly Invariant<typeof calendarFeedMachine>[] = [
  {
    name: 'a link that is shown is one that works',
    holds: ({ context: { view } }) => view === null || view.url === null || view.madeAt !== null,
  },
];
