import type { FastifyRequest } from 'fastify';
import type { operations } from '../../../../openapi/types/due-payments.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { type Attempt, refuseEnded, type WithAttempts } from '../../attempts/index.ts';
import { abandonMailed, payMailed, readMailedPayment } from './mailed-payments.service.ts';

type Handlers = Pick<Service<operations>, 'readMailedPayment' | 'payMailedPayment' | 'abandonMailedPayment'>;

/** The caller is not signed in: the token identifies the due payment. */
export function mailedPaymentHandlers(context: AppContext<WithAttempts>): Handlers {
  const show = ({ socket }: FastifyRequest, attempt: Attempt) =>
    context.attempts.show(attempt, { isReceived: !socket.destroyed });
  return {
    readMailedPayment: async (request) => {
      const { attempt, ...found } = await readMailedPayment(context, request.body);
      return success({ ...found, attempt: attempt && (await show(request, attempt)) });
    },
    payMailedPayment: async (request) => {
      const { body, headers, language, ip } = request;
      const attempt = await payMailed(context, { ...body, key: headers['idempotency-key'], language, ip });
      const shown = await show(request, attempt);
      refuseEnded(attempt);
      return success(shown);
    },
    abandonMailedPayment: async (request) => success(await show(request, await abandonMailed(context, request.body))),
  };
}
