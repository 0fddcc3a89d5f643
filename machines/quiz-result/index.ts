export {
  connectQuizResult,
  longestReview,
  type QuizKey,
  type QuizResultEvent,
  quizResultMachine,
  type QuizResultServices,
  type QuizReview,
  type RefusedQuiz,
  type StoredQuiz,
} from './quiz-result.machine.ts';
