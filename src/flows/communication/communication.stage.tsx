import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { CommunicationScreen, type CommunicationScreenProps } from './index.tsx';

export const namespaces = ['account/communication'];

export default function CommunicationStage({ snapshot, send }: StageProps) {
  return (
    <CommunicationScreen
      snapshot={snapshot as CommunicationScreenProps['snapshot']}
      send={(event) => send({ ...event })}
    />
  );
}
