import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { DeleteAccountScreen, type DeleteAccountScreenProps } from './index.tsx';

export const namespaces = ['account'];

export default function DeleteAccountStage({ snapshot, send }: StageProps) {
  return (
    <DeleteAccountScreen
      snapshot={snapshot as DeleteAccountScreenProps['snapshot']}
      send={(event) => send({ ...event })}
    />
  );
}
