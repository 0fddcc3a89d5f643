import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { OpenSessionsScreen, type OpenSessionsScreenProps } from './index.tsx';

export const namespaces = ['account/security'];

/** A card of a page that has its own heading. */
export default function OpenSessionsStage({ snapshot, send }: StageProps) {
  return (
    <>
      <VisuallyHidden as="h1">Mercan</VisuallyHidden>
      <OpenSessionsScreen
        snapshot={snapshot as OpenSessionsScreenProps['snapshot']}
        send={(event) => send({ ...event })}
      />
    </>
  );
}
