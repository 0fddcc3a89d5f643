import type { SnapshotFrom } from 'xstate';
import type { CardCheckEvent, cardCheckMachine } from '../../../machines/card-check/index.ts';

export interface CardCheckProps {
  snapshot: SnapshotFrom<typeof cardCheckMachine>;
  send: (event: CardCheckEvent) => void;
}
