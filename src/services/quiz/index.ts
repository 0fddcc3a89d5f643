export { createQuiz, deleteQuiz, readQuiz, readQuizOfLink, reviewQuiz, type Quiz } from './quiz.service.ts';
