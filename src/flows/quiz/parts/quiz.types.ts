import type { SnapshotFrom } from 'xstate';
import type { QuizDraft, QuizEvent, quizMachine } from '../../../../machines/quiz/index.ts';

export type QuizSnapshot = SnapshotFrom<typeof quizMachine>;

export interface QuizPartProps {
  snapshot: QuizSnapshot;
  send: (event: QuizEvent) => void;
}

/** Props of each question. */
export interface QuestionProps {
  draft: QuizDraft;
  errors: QuizSnapshot['context']['errors'];
  change: (change: Partial<QuizDraft>) => void;
}
