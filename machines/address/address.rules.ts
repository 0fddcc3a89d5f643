import { LOCATION_LEVELS, parentLevelOf } from '../../domain/address/index.ts';
import type { Invariant } from 'model-testing';
import { type addressMachine, errorsOf } from './address.machine.ts';

export const addressRules: readonly Invariant<typeof addressMachine>[] = [
  {
    name: 'no level is chosen without the one above it',
    holds: ({ context: { draft } }) =>
      LOCATION_LEVELS.every((level) => {
        const parent = parentLevelOf(level);
        return parent === null || draft.location[level] === null || draft.location[parent] !== null;
      }),
  },
  {
    name: 'only a valid address is sent',
    holds: (snapshot) =>
      !(snapshot.matches('saving') || snapshot.matches('choosing')) || errorsOf(snapshot.context).length === 0,
  },
  {
    name: 'an address in use is changed only after the customer said for which order',
    holds: (snapshot) => !snapshot.matches('saving') || !snapshot.context.isInUse || snapshot.context.choice !== null,
  },
  {
    name: 'saved exactly when the server stored it',
    holds: (snapshot) =>
      (snapshot.matches('saved') || snapshot.matches('tooLate')) === (snapshot.context.saved !== null),
  },
  {
    name: 'the dialog can always be closed',
    holds: (snapshot) => snapshot.status === 'done' || snapshot.can({ type: 'dialog.close' }),
  },
];
