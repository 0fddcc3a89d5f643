import type { Invariant, StepPromise } from 'model-testing';
import { isUndecided } from '../../domain/charity/index.ts';
import type { charityApplicationsMachine } from './charity-applications.machine.ts';

export const rules: readonly Invariant<typeof charityApplicationsMachine>[] = [
  {
    name: 'an account has one application that waits for its decision',
    holds: ({ context: { view: shown } }) =>
      (shown?.applications.filter(({ status }) => isUndecided(status)).length ?? 0) <= 1,
  },
];

export const promises: readonly StepPromise<typeof charityApplicationsMachine>[] = [
  {
    name: 'a quantity that is refused leaves the list as it was',
    on: ['act.failed.refused'],
    to: (now, before) => now.context.view === before.context.view,
  },
];
