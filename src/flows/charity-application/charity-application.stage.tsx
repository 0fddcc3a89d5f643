import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { CharityApplicationScreen, type CharityApplicationScreenProps } from './index.tsx';

export const namespaces = ['charity', 'corporation', 'address'];

export default function CharityApplicationStage({ snapshot, send }: StageProps) {
  return (
    <CharityApplicationScreen
      snapshot={snapshot as CharityApplicationScreenProps['snapshot']}
      send={(event) => send({ ...event })}
    />
  );
}
