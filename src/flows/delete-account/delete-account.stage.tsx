import type { StageProps } from '../../explorer/stage/stage.types.ts';
import type { DeleteAccountScreenProps } from './delete-account.types.ts';
import { DeleteAccountScreen } from './index.tsx';

export const namespaces = ['account', 'account/delete-account'];

export default function DeleteAccountStage({ snapshot, send }: StageProps) {
  return (
    <DeleteAccountScreen
      snapshot={snapshot as DeleteAccountScreenProps['snapshot']}
      send={(event) => send({ ...event })}
    />
  );
}
