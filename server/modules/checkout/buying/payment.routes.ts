import type { FastifyRequest } from 'fastify';
import type { operations } from '../../../../openapi/types/shopping.d.ts';
import { signedIn } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { type Attempt, refuseEnded, type WithAttempts } from '../../attempts/index.ts';
import { buy } from './buy.service.ts';
import { purchaseKind } from '../settling/index.ts';
import { checkoutErrors } from './checkout.errors.ts';

type PaymentOperations = Pick<
  Service<operations>,
  'buyCart' | 'requestThreeDSecurePurchase' | 'getBuyResponseStatus' | 'receiveBankCallback'
>;

export function paymentHandlers(context: AppContext<WithAttempts>): PaymentOperations {
  const { attempts, db } = context;
  /** `isReceived` is false when the page has closed the connection. */
  const show = async ({ socket }: FastifyRequest, attempt: Attempt) =>
    success(await attempts.show(attempt, { isReceived: !socket.destroyed }));

  return {
    buyCart: async (request) => {
      const { body, headers, language, ip } = request;
      const { id: accountId } = signedIn(request);
      const attempt = await buy(context, {
        accountId,
        key: headers['idempotency-key'],
        way: 'stored',
        language,
        ip,
        receiverId: headers['receiver-id'],
        body,
      });
      const shown = await show(request, attempt);
      if (attempt.end?.kind === 'declined' && attempt.end.code === 'challengeRequired') {
        throw checkoutErrors.challengeRequired();
      }
      refuseEnded(attempt);
      return shown;
    },

    requestThreeDSecurePurchase: async (request) => {
      const { body, headers, language, ip } = request;
      const { id: accountId } = signedIn(request);
      const key = headers['idempotency-key'];
      const receiverId = headers['receiver-id'];
      const attempt = await buy(context, { accountId, key, way: 'challenge', language, ip, receiverId, body });
      const shown = await show(request, attempt);
      refuseEnded(attempt);
      return shown;
    },

    getBuyResponseStatus: async (request) => {
      const attempt = await attempts.findOwn({
        accountId: signedIn(request).id,
        kind: purchaseKind,
        id: request.params.id,
      });
      return show(request, await attempts.refresh(attempt));
    },

    receiveBankCallback: async (request, reply) => {
      const { callbackId } = request.params;
      const form = request.body as Record<string, unknown>;
      // The shopper's browser makes this request: whatever happens, it is redirected to the shop.
      const settled = await attempts.receiveCallback(callbackId, form).catch((error: unknown) => {
        request.log.error({ err: error }, 'a callback could not be settled; the reconciler goes on');
        return attempts.findByCallback(db, callbackId);
      });
      const path = settled ? await attempts.returnPath(settled) : '/cart';
      return reply.redirect(path, 303);
    },
  };
}
