import { recommend } from '../../../domain/quiz/index.ts';
import { customPacketFlow } from '../../../machines/custom-packet/custom-packet.spec.ts';
import { answersOf } from '../../../machines/quiz/index.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { QuizScreen, type QuizScreenProps } from './quiz-screen.tsx';
import { StagedResult } from './staged-result.stage-view.tsx';

export const namespaces = ['quiz', 'custom-packet'];

export default function QuizStage({ snapshot, send }: StageProps) {
  const shown = snapshot as QuizScreenProps['snapshot'];
  const answers = answersOf(shown.context.draft);
  const result = shown.matches('shown') && (
    <StagedResult
      answers={answers}
      recommendation={recommend(answers)}
      shelves={customPacketFlow.inputs.emptyBox.shelves}
    />
  );
  return <QuizScreen snapshot={shown} send={(event) => send({ ...event })} result={result} />;
}
