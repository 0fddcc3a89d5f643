import type { components } from '../../../openapi/types/quiz.d.ts';
import type { CallOptions, CallMethod } from '../../platform/testing/inject-call.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import { quizzes } from './tables.ts';

/** Valid answers with explicit consent. */
export const quizRequest: components['schemas']['QuizRequest'] = {
  name: 'Elif',
  cycleDistance: 28,
  cycleDuration: 5,
  intensityOfEachDay: [2, 3, 2, 1, 1],
  currentProductTypes: ['pad'],
  currentProductUsages: { lightDay: [], firstDay: [], heavyDay: [] },
  pantylinerUsageType: 'none',
  pantylinerUsageAmount: 0,
  explicitConsent: { isGiven: true, textVersion: '2026-01' },
};

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
export type Answer = { status: number; body: any; headers: Record<string, unknown> };

export const outcome = ({ status, body }: Answer): string => `${status} ${body.code ?? body.status}`;

/** For tests: the quiz calls, its stored rows and its mails. */
export function openQuizCalls(server: TestServer) {
  const call = async (method: CallMethod, path = '', options: CallOptions = {}) =>
    (await server.call(method, `/api/packets_service/v1/quiz${path}`, options)) as Answer;
  const create = (over: object = {}, options: CallOptions = {}) =>
    call('POST', '', { ...options, body: { ...quizRequest, ...over } });
  const mailsTo = (recipient: string) => server.context.mail.list({ recipient });
  return {
    call,
    create,
    /** Creates a quiz and answers its id. */
    created: async (...given: Parameters<typeof create>): Promise<string> => (await create(...given)).body.data._id,
    checkLink: (token: string) => call('POST', '/link', { body: { token } }),
    stored: () => server.context.db.select().from(quizzes),
    empty: () => server.context.db.delete(quizzes),
    mailsTo,
    /** The token in the last mailed link. */
    linkTo: async (recipient: string): Promise<string> => {
      const mail = (await mailsTo(recipient)).find(({ kind }) => kind === 'quizResult');
      return /https?:\/\/[^/]+\/(?:en\/)?([\w.-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    },
  };
}
