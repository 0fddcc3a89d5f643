import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { SearchScreen, type SearchScreenProps } from './index.tsx';

export const namespaces = ['search'];

export default function SearchStage({ snapshot, send }: StageProps) {
  return (
    <SearchScreen
      snapshot={snapshot as SearchScreenProps['snapshot']}
      send={(event) => send({ ...event })}
      onLeave={() => {}}
    />
  );
}
