import type { SnapshotFrom } from 'xstate';
import type { DeleteAccountEvent, deleteAccountMachine } from '../../../machines/delete-account/index.ts';

export interface DeleteAccountScreenProps {
  snapshot: SnapshotFrom<typeof deleteAccountMachine>;
  send: (event: DeleteAccountEvent) => void;
}
