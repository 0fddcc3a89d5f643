import { SpokenState } from 'machine-explorer/stage';
import { AddressDialog } from './address-dialog.tsx';
import type { AddressDialogProps } from './address.types.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';

export const namespaces = ['address'];

export default function AddressStage({ snapshot, send }: StageProps) {
  if (snapshot.status !== 'active') return <SpokenState snapshot={snapshot} because="closedScreen" />;
  return <AddressDialog snapshot={snapshot as AddressDialogProps['snapshot']} send={(event) => send({ ...event })} />;
}
