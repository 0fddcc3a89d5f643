import { AddressDialog, type AddressDialogProps } from './index.tsx';
import { SpokenState } from '../../explorer/stage/spoken-state.tsx';
import type { StageProps } from '../../explorer/stage/stage.types.ts';

export const namespaces = ['address'];

export default function AddressStage({ snapshot, send }: StageProps) {
  if (snapshot.status !== 'active') {
    const language = document.documentElement.lang === 'en' ? 'en' : 'tr';
    return <SpokenState snapshot={snapshot} language={language} because="closedScreen" />;
  }
  return <AddressDialog snapshot={snapshot as AddressDialogProps['snapshot']} send={(event) => send({ ...event })} />;
}
