import type { FastifyRequest } from 'fastify';
import type { operations } from '../../../openapi/types/shopping.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { type Attempt, attemptErrors, type WithAttempts } from '../attempts/index.ts';
import { buy } from './buy.service.ts';
import { purchaseKind } from './purchase.types.ts';
import { checkoutErrors } from './checkout.errors.ts';

type PaymentOperations = Pick<
  Service<operations>,
  | 'buyCart'
  | 'requestThreeDSecurePurchase'
  | 'getBuyResponseStatus'
  | 'getOpenAttempt'
  | 'getAttemptByKey'
  | 'abandonAttempt'
  | 'receiveBankCallback'
>;

/** The customer's own purchase. A card check or another kind has a status call of its own. */
async function findOwn(context: AppContext<WithAttempts>, accountId: string, id: string): Promise<Attempt> {
  const attempt = await context.attempts.find(context.db, id);
  if (!attempt || attempt.accountId !== accountId || attempt.kind !== purchaseKind) throw errors.notFound();
  return attempt;
}

/** Throws the refusals that `buy` answers instead of a state. */
function refuseEnded(attempt: Attempt): void {
  const { end, state } = attempt;
  if (state === 'declined') throw attemptErrors.cardDeclined(attempt);
  if (end?.kind === 'expired' && end.because === 'bankUnavailable') throw attemptErrors.bankUnavailable();
}

export function paymentHandlers(context: AppContext<WithAttempts>): PaymentOperations {
  const { attempts, db, clock } = context;
  /** A page that was closed, or waits no longer, has hung up. */
  const show = async ({ socket }: FastifyRequest, attempt: Attempt) =>
    success(await attempts.show(attempt, { isHeard: !socket.destroyed }));

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
      const attempt = await buy(context, { accountId, key, way: 'challenge', language, ip, body });
      const shown = await show(request, attempt);
      refuseEnded(attempt);
      return shown;
    },

    getBuyResponseStatus: async (request) => {
      const attempt = await findOwn(context, signedIn(request).id, request.params.id);
      return show(request, (await attempts.settle(attempt.id)) ?? attempt);
    },

    getOpenAttempt: async (request) => {
      const attempt = await attempts.findOpen(db, signedIn(request).id, purchaseKind);
      if (!attempt) return success(null);
      const isDue = attempt.nextCheckAt !== null && attempt.nextCheckAt <= clock.now();
      const current = (isDue ? await attempts.settle(attempt.id) : null) ?? attempt;
      const isOver = current.state === 'paid' || current.endedAt !== null;
      return isOver ? success(null) : show(request, current);
    },

    getAttemptByKey: async (request) => {
      const attempt = await attempts.findByKey(db, signedIn(request).id, request.params.key);
      if (!attempt || attempt.kind !== purchaseKind) return success(null);
      return show(request, (await attempts.settle(attempt.id)) ?? attempt);
    },

    abandonAttempt: async (request) => {
      const attempt = await findOwn(context, signedIn(request).id, request.params.id);
      return show(request, (await attempts.abandon(attempt.id)) ?? attempt);
    },

    receiveBankCallback: async (request, reply) => {
      const { callbackId } = request.params;
      const form = request.body as Record<string, unknown>;
      // The shopper's browser stands behind this request: whatever happens, it is led back to the shop.
      const settled = await attempts.receiveCallback(callbackId, form).catch((error: unknown) => {
        request.log.error({ err: error }, 'a callback could not be settled; the reconciler goes on');
        return attempts.findByCallback(db, callbackId);
      });
      return reply.header('cache-control', 'no-store').redirect(settled ? attempts.returnPath(settled) : '/cart', 303);
    },
  };
}
