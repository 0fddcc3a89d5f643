import { QUIZ_CONSENT_VERSION, type QuizAnswers } from '../../../domain/quiz/index.ts';
import type { components, paths } from '../../../openapi/types/quiz.d.ts';
import { type Api, read } from '../http/index.ts';

export type Quiz = components['schemas']['Quiz'];

const client = (api: Api) => api.client<paths>();
const path = (id: string) => ({ path: { id } });

/**
 * Stores the answers. Call it only with explicit consent given. A signed-in customer's belong to the account. Sent again
 * with the same `id`, they replace what arrived before.
 */
export function createQuiz(
  api: Api,
  { id, answers, email }: { id: string; answers: QuizAnswers; email: string | null },
  signal: AbortSignal,
): Promise<Quiz> {
  const { intensityOfEachDay, currentProductTypes, currentProductUsages: usages, ...rest } = answers;
  const body = {
    ...rest,
    _id: id,
    intensityOfEachDay: [...intensityOfEachDay],
    currentProductTypes: [...currentProductTypes],
    currentProductUsages: {
      lightDay: [...usages.lightDay],
      firstDay: [...usages.firstDay],
      heavyDay: [...usages.heavyDay],
    },
    ...(email === null ? {} : { email }),
    explicitConsent: { isGiven: true, textVersion: QUIZ_CONSENT_VERSION },
  };
  return read(client(api).POST('/packets_service/v1/quiz', { body, signal }));
}

/** The account's quizzes, the newest first. */
export async function listQuizzes(api: Api, signal: AbortSignal): Promise<{ id: string; createdAt: string }[]> {
  const quizzes = await read(client(api).GET('/packets_service/v1/quiz', { signal }));
  return quizzes.map(({ _id, createdAt }) => ({ id: _id, createdAt }));
}

export const readQuiz = (api: Api, id: string, signal: AbortSignal): Promise<Quiz> =>
  read(client(api).GET('/packets_service/v1/quiz/{id}', { params: path(id), signal }));

/** The quiz of a mailed link. */
export async function readQuizOfLink(api: Api, token: string, signal: AbortSignal): Promise<Quiz> {
  const { _id } = await read(client(api).POST('/packets_service/v1/quiz/link', { body: { token }, signal }));
  return readQuiz(api, _id, signal);
}

/** `text` null: without words. Spec §5. */
export const reviewQuiz = (
  api: Api,
  { id, points, text }: { id: string; points: number; text: string | null },
  signal: AbortSignal,
): Promise<Quiz> =>
  read(
    client(api).POST('/packets_service/v1/quiz/{id}/review', {
      params: path(id),
      body: { reviewPoint: points, ...(text === null ? {} : { reviewContent: text }) },
      signal,
    }),
  );

export const deleteQuiz = (api: Api, id: string, signal?: AbortSignal): Promise<object> =>
  read(client(api).DELETE('/packets_service/v1/quiz/{id}', { params: path(id), signal }));
