import { AddressDialog, type AddressDialogProps } from '../../../screens/address/index.tsx';
import { SpokenState } from 'machine-explorer/stage';
import type { StageProps } from '../stage.types.ts';

export const namespaces = ['address'];

export default function AddressStage({ snapshot, send }: StageProps) {
  if (snapshot.status !== 'active') return <SpokenState snapshot={snapshot} because="closedScreen" />;
  return <AddressDialog snapshot={snapshot as AddressDialogProps['snapshot']} send={(event) => send({ ...event })} />;
}
