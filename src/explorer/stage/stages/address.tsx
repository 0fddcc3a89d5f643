import { AddressDialog, type AddressDialogProps } from '../../../screens/address/index.tsx';
import type { StageProps } from '../stage.types.ts';

export const namespaces = ['address'];

export default function AddressStage({ snapshot, send }: StageProps) {
  if (snapshot.status !== 'active') return null;
  return <AddressDialog snapshot={snapshot as AddressDialogProps['snapshot']} send={(event) => send({ ...event })} />;
}
