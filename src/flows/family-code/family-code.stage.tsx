import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { FamilyCodeScreen, type FamilyCodeScreenProps } from './index.tsx';

export const namespaces = ['account/family-code'];

export default function FamilyCodeStage({ snapshot, send }: StageProps) {
  return (
    <FamilyCodeScreen snapshot={snapshot as FamilyCodeScreenProps['snapshot']} send={(event) => send({ ...event })} />
  );
}
