import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { OpenSessionsScreen, type OpenSessionsScreenProps } from './index.tsx';

export const namespaces = ['account'];

export default function OpenSessionsStage({ snapshot, send }: StageProps) {
  return (
    <OpenSessionsScreen
      snapshot={snapshot as OpenSessionsScreenProps['snapshot']}
      send={(event) => send({ ...event })}
    />
  );
}
