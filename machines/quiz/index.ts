export { connectQuiz, quizMachine, type QuizServices, type StoreRequest } from './quiz.machine.ts';
export {
  answersOf,
  askedDays,
  askedTypes,
  deviceFailures,
  draftOf,
  emptyDraft,
  isOfDevice,
  levelsOf,
  quizLimits,
  readDraft,
} from './quiz-draft.ts';
export {
  type DraftAtStep,
  type KeptDraft,
  QUIZ_STEPS,
  type QuizDraft,
  type QuizEvent,
  type QuizField,
  type QuizStep,
  type UsageDay,
} from './quiz.types.ts';
