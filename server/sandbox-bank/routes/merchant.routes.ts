import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallbackDesk } from '../payments/callbacks.ts';
import { describeSavedCard } from '../payments/cards.ts';
import { openChallenge, passChallenge } from '../payments/challenges.ts';
import { chargeStored, finishChallenge, lookUp } from '../payments/charging.ts';
import {
  cancelSchema,
  challengeSchema,
  chargeSchema,
  finishSchema,
  refundSchema,
  settlementSchema,
} from './merchant-schemas.ts';
import { cancel, type CancelAnswer, refund, type RefundAnswer } from '../payments/refunding.ts';
import { settlementOf } from '../payments/settlement.ts';
import type { ChallengeRequest, ChargeAnswer, ChargeRequest, Desk, PaymentAnswer } from '../payments/teller.types.ts';

/** Aborts when the caller hangs up, or after `silentForMs`. */
function goneSignal(reply: FastifyReply, silentForMs: number | null): AbortSignal {
  const controller = new AbortController();
  reply.raw.on('close', () => controller.abort());
  return silentForMs === null
    ? controller.signal
    : AbortSignal.any([controller.signal, AbortSignal.timeout(silentForMs)]);
}

function isMerchant(request: FastifyRequest, merchantKey: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${merchantKey}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Sends the answer; closes the connection without one when the bank is silent. */
async function answer(reply: FastifyReply, given: ChargeAnswer | PaymentAnswer | RefundAnswer | CancelAnswer) {
  if (given !== null) return given;
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** The bank's API for merchants. Amounts are integer kuruş. None of it is idempotent. */
export function addMerchantRoutes(
  app: FastifyInstance,
  bank: {
    desk: Desk;
    callbacks: CallbackDesk;
    merchantKey: string;
    pageUrl: (paymentId: string) => string;
    silentForMs: number | null;
  },
): void {
  const { desk, callbacks, silentForMs } = bank;

  void app.register(
    (api, _options, done) => {
      api.addHook('onRequest', async (request, reply) => {
        if (!isMerchant(request, bank.merchantKey)) await reply.code(401).send({ status: 'unauthorised' });
      });

      api.post<{ Body: ChallengeRequest }>('/challenges', { schema: challengeSchema }, async (request, reply) => {
        const opened = openChallenge(desk, request.body);
        if ('status' in opened) return reply.send(opened);
        if (opened.card.behaviour === 'callsBackEarly') await callbacks.deliver(passChallenge(desk, opened));
        const { paymentId } = opened;
        return reply.send({ status: 'open', paymentId, pageUrl: bank.pageUrl(paymentId) });
      });

      api.post<{ Params: { paymentId: string }; Body: { amount: number } }>(
        '/challenges/:paymentId/finish',
        { schema: finishSchema },
        async (request, reply) => {
          const { paymentId } = request.params;
          return answer(
            reply,
            await finishChallenge(desk, { paymentId, ...request.body }, goneSignal(reply, silentForMs)),
          );
        },
      );

      api.post<{ Body: ChargeRequest }>('/charges', { schema: chargeSchema }, async (request, reply) =>
        answer(reply, await chargeStored(desk, request.body, goneSignal(reply, silentForMs))),
      );

      api.get<{ Querystring: { paymentId?: string; reference?: string } }>('/payments', (request, reply) =>
        answer(reply, lookUp(desk, request.query)),
      );

      api.get<{ Querystring: { from: string; until: string } }>(
        '/settlement',
        { schema: settlementSchema },
        (request, reply) => reply.send({ status: 'succeeded', rows: settlementOf(desk, request.query) }),
      );

      api.post<{ Body: Parameters<typeof refund>[1] }>('/refunds', { schema: refundSchema }, (request, reply) =>
        answer(reply, refund(desk, request.body)),
      );

      api.post<{ Body: Parameters<typeof cancel>[1] }>('/cancels', { schema: cancelSchema }, (request, reply) =>
        answer(reply, cancel(desk, request.body)),
      );

      api.get<{ Params: { customerKey: string } }>('/customers/:customerKey/cards', (request, reply) => {
        const { customerKey } = request.params;
        if (!desk.vault.knowsCustomer(customerKey)) return reply.send({ status: 'notFound' });
        return reply.send({ status: 'succeeded', cards: desk.vault.cardsOf(customerKey).map(describeSavedCard) });
      });

      api.delete<{ Params: { customerKey: string; cardToken: string } }>(
        '/customers/:customerKey/cards/:cardToken',
        (request, reply) => {
          const deleted = desk.vault.deleteCard(request.params.customerKey, request.params.cardToken);
          return reply.send({ status: deleted ? 'succeeded' : 'notFound' });
        },
      );
      done();
    },
    { prefix: '/api' },
  );
}
