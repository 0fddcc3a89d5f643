import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { CharityApplicationsScreen, type CharityApplicationsScreenProps } from './index.tsx';

export const namespaces = ['charity', 'corporation', 'address'];

/** A part of the page /charity, which has the heading. */
export default function CharityApplicationsStage({ snapshot, send }: StageProps) {
  return (
    <>
      <VisuallyHidden as="h1">Mercan</VisuallyHidden>
      <CharityApplicationsScreen
        snapshot={snapshot as CharityApplicationsScreenProps['snapshot']}
        send={(event) => send({ ...event })}
      />
    </>
  );
}
