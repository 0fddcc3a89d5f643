import { connectQuizResult, type StoredQuiz } from '../../../machines/quiz-result/index.ts';
import type { Api } from '../../services/http/index.ts';
import { deleteQuiz, type Quiz, readQuiz, readQuizOfLink, reviewQuiz } from '../../services/quiz/index.ts';

function toStored({ _id, recommendation: { _packets, ...recommendation }, ...quiz }: Quiz): StoredQuiz {
  return {
    id: _id,
    answers: quiz.answers,
    recommendation,
    packetIds: _packets,
    points: quiz.reviewPoint,
    text: quiz.reviewContent,
    createdAt: quiz.createdAt,
  };
}

/** The flow of a stored result, with its services on `api`. */
export const quizResultFlow = (api: Api) =>
  connectQuizResult({
    readQuiz: async ({ key }, signal) =>
      toStored(await ('id' in key ? readQuiz(api, key.id, signal) : readQuizOfLink(api, key.token, signal))),
    reviewQuiz: async (review, signal) => toStored(await reviewQuiz(api, review, signal)),
    deleteQuiz: ({ id }, signal) => deleteQuiz(api, id, signal),
  });
