import type { SnapshotFrom } from 'xstate';
import type { EditEvent, editSubscriptionMachine } from '../../../machines/edit-subscription/index.ts';

export interface EditScreenProps {
  snapshot: SnapshotFrom<typeof editSubscriptionMachine>;
  send: (event: EditEvent) => void;
}
