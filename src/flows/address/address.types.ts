import type { SnapshotFrom } from 'xstate';
import type { AddressEvent, addressMachine } from '../../../machines/address/index.ts';

export interface AddressDialogProps {
  snapshot: SnapshotFrom<typeof addressMachine>;
  send: (event: AddressEvent) => void;
  /** Given when what is in the form was typed before and not saved: it goes, and the form is as it was. */
  onDiscard?: (() => void) | undefined;
}
