import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { CallRequestScreen, type CallRequestScreenProps } from './index.tsx';

export const namespaces = ['account/communication'];

/** A card of a page that has its own heading. */
export default function CallRequestStage({ snapshot, send }: StageProps) {
  return (
    <>
      <VisuallyHidden as="h1">Mercan</VisuallyHidden>
      <CallRequestScreen
        snapshot={snapshot as CallRequestScreenProps['snapshot']}
        send={(event) => send({ ...event })}
      />
    </>
  );
}
