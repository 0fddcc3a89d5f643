import { blockText } from '../../../domain/text/index.ts';
import type { operations } from '../../../openapi/types/quiz.d.ts';
import { readAccount, signedIn, type WithSessions } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import type { WithCatalogue } from '../catalog/index.ts';
import { deleteQuiz, findQuiz, listQuizzes, type QuizRow, saveReview } from './quiz.repository.ts';
import { checkQuizLink, createQuiz } from './quiz.service.ts';
import { toQuizView } from './quiz.view.ts';

export function quizHandlers(context: AppContext<WithCatalogue & WithSessions>): Service<operations> {
  const { db } = context;
  const answer = async (quiz: QuizRow | null) => {
    if (!quiz) throw errors.notFound();
    return success(await toQuizView(context, quiz));
  };
  return {
    listQuizzes: async (request) => {
      const found = await listQuizzes(db, signedIn(request).id);
      return success(found.map(({ id, createdAt }) => ({ _id: id, createdAt: createdAt.toISOString() })));
    },
    createQuiz: async (request) => {
      const account = await readAccount(context, request);
      return answer(await createQuiz(context, request.body, { account, language: request.language }));
    },
    checkQuizLink: async ({ body }) => success({ _id: await checkQuizLink(context, body.token) }),
    getQuiz: async ({ params }) => answer(await findQuiz(db, params.id)),
    reviewQuiz: async ({ params, body }) => {
      const review = { reviewPoint: body.reviewPoint, reviewContent: blockText(body.reviewContent ?? '') || null };
      return answer(await withTransaction(db, (tx) => saveReview(tx, params.id, review)));
    },
    deleteQuiz: async ({ params }) => {
      if (!(await withTransaction(db, (tx) => deleteQuiz(tx, params.id)))) throw errors.notFound();
      return success({});
    },
  };
}
