import { customPacketFlow } from '../../../machines/custom-packet/custom-packet.spec.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { StagedResult } from '../quiz/staged-result.stage-view.tsx';
import { QuizResultScreen, type QuizResultScreenProps } from './quiz-result-screen.tsx';
import { ReviewPart } from './review-part.tsx';
import { StoredFoot } from './stored-foot.tsx';

export const namespaces = ['quiz', 'custom-packet', 'purchase'];

export default function QuizResultStage({ snapshot, send }: StageProps) {
  const shown = snapshot as QuizResultScreenProps['snapshot'];
  const { quiz } = shown.context;
  const part = { snapshot: shown, send: (event: Parameters<QuizResultScreenProps['send']>[0]) => send({ ...event }) };
  const result = quiz && (
    <StagedResult
      answers={quiz.answers}
      recommendation={quiz.recommendation}
      shelves={customPacketFlow.inputs.emptyBox.shelves}
    >
      <ReviewPart {...part} />
      <StoredFoot
        createdAt={quiz.createdAt}
        isDeleting={shown.matches('deleting')}
        onEdit={() => {}}
        onDelete={() => part.send({ type: 'answers.delete' })}
      />
    </StagedResult>
  );
  return <QuizResultScreen {...part} result={result} />;
}
