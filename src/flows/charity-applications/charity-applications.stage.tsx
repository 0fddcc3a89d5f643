import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { CharityApplicationsScreen, type CharityApplicationsScreenProps } from './index.tsx';

export const namespaces = ['charity', 'corporation', 'address'];

export default function CharityApplicationsStage({ snapshot, send }: StageProps) {
  return (
    <CharityApplicationsScreen
      snapshot={snapshot as CharityApplicationsScreenProps['snapshot']}
      send={(event) => send({ ...event })}
    />
  );
}
