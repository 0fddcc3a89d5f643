import { useState } from 'react';
import { emptyReview } from '../../../machines/review/review.machine.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { ReviewScreen, type ReviewScreenProps } from './review-screen.tsx';

export const namespaces = ['purchase'];

/** Content of a dialog, whose title is its heading. */
export default function ReviewStage({ snapshot, send }: StageProps) {
  const [draft, setDraft] = useState(emptyReview);
  return (
    <>
      <VisuallyHidden as="h1">Mercan</VisuallyHidden>
      <VisuallyHidden as="h2">Mercan</VisuallyHidden>
      <ReviewScreen
        snapshot={snapshot as ReviewScreenProps['snapshot']}
        send={(event) => send({ ...event })}
        draft={draft}
        onDraft={setDraft}
        reviewer="Elif Y."
        onClose={() => {}}
      />
    </>
  );
}
