export {
  createQuiz,
  deleteQuiz,
  listQuizzes,
  readQuiz,
  readQuizOfLink,
  reviewQuiz,
  type Quiz,
} from './quiz.service.ts';
