import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { sendError } from '../../../platform/errors/error-handler.ts';
import type { WithPayments } from '../../payments/index.ts';
import { findAttemptByReference } from '../attempt/index.ts';
import { findPageOf } from './challenge-page.repository.ts';
import type { Settling } from '../settling/index.ts';

/**
 * `GET /3ds/{callbackId}`: the bank's page, where the provider gives HTML instead of an address. It is served with the
 * provider's own headers, which keep it out of the shop's origin.
 * `POST /3ds/notice`: the provider's webhook. It only triggers a look-up at the bank; always answered 200.
 */
export function registerAttemptRoutes(
  app: FastifyInstance,
  context: AppContext<WithPayments>,
  settling: Settling,
): void {
  app.get<{ Params: { callbackId: string } }>('/3ds/:callbackId', async (request, reply) => {
    const page = await findPageOf(context.db, request.params.callbackId);
    if (page?.kind !== 'document') return sendError(reply, errors.notFound());
    return reply
      .headers(page.headers)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page.html);
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: string | undefined }>('/3ds/notice', async (request) => {
      const notice = context.payments.readNotice({ headers: request.headers, body: request.body ?? '' });
      const attempt = notice && (await findAttemptByReference(context.db, notice.reference));
      if (attempt) await settling.settle(attempt.id, 'notice');
      return { status: 'ok' };
    });
  });
}
