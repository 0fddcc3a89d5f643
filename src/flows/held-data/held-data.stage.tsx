import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { HeldDataScreen, type HeldDataScreenProps } from './index.tsx';

export const namespaces = ['account/profile'];

/** A card of a page that has its own heading. */
export default function HeldDataStage({ snapshot, send }: StageProps) {
  return (
    <>
      <VisuallyHidden as="h1">Mercan</VisuallyHidden>
      <HeldDataScreen snapshot={snapshot as HeldDataScreenProps['snapshot']} send={(event) => send({ ...event })} />
    </>
  );
}
