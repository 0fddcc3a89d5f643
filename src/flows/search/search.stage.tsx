import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { SearchScreen, type SearchScreenProps } from './index.tsx';

export const namespaces = ['search'];

/** What a dialog holds over a page that has the heading. */
export default function SearchStage({ snapshot, send }: StageProps) {
  return (
    <>
      <VisuallyHidden as="h1">Mercan</VisuallyHidden>
      <SearchScreen
        snapshot={snapshot as SearchScreenProps['snapshot']}
        send={(event) => send({ ...event })}
        onLeave={() => {}}
      />
    </>
  );
}
