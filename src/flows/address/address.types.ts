import type { SnapshotFrom } from 'xstate';
import type { AddressEvent, addressMachine } from '../../../machines/address/index.ts';

export interface AddressDialogProps {
  snapshot: SnapshotFrom<typeof addressMachine>;
  send: (event: AddressEvent) => void;
  /** Given when the form shows an unsaved draft: discards it and resets the form. */
  onDiscard?: (() => void) | undefined;
}
