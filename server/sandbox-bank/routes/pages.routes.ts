import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { abandonChallenge, answerChallenge, callbackForm } from '../payments/challenges.ts';
import { isExpired } from '../payments/charging.ts';
import type { CallbackDesk } from '../payments/callbacks.ts';
import { codePage, notFoundPage, returnPage, waitingPage } from '../pages/challenge-pages.ts';
import { pageHeaders } from '../pages/page-policy.ts';
import type { PageLocale } from '../pages/page-texts.ts';
import type { Desk } from '../payments/teller.types.ts';
import { TEST_ONE_TIME_CODE } from '../cards/test-cards.ts';
import type { BankPayment } from '../cards/vault.ts';

interface PageRoute {
  Params: { paymentId: string };
  Querystring: { lang?: string };
  Body: { code?: string; action?: string } | undefined;
}

function readLocale(asked: string | undefined, fallback: PageLocale): PageLocale {
  return asked === 'tr' || asked === 'en' ? asked : fallback;
}

async function send(reply: FastifyReply, status: number, payment: BankPayment | null, markup: string) {
  const origin = payment?.callbackUrl ? new URL(payment.callbackUrl).origin : null;
  return reply.code(status).headers(pageHeaders(origin)).send(markup);
}

/** The bank's pages for the shopper: the code, then the return to the merchant. */
export function addPages(
  app: FastifyInstance,
  bank: { desk: Desk; callbacks: CallbackDesk; shopName: string; merchantKey: string },
): void {
  const { desk, callbacks, shopName } = bank;

  const show = async (
    request: FastifyRequest<PageRoute>,
    reply: FastifyReply,
    payment: BankPayment,
    locale: PageLocale,
  ) => {
    if (payment.state === 'open' && !isExpired(desk, payment)) {
      const status = payment.wrongCodes > 0 ? 422 : 200;
      return send(
        reply,
        status,
        payment,
        codePage(payment, {
          shopName,
          locale,
          code: TEST_ONE_TIME_CODE,
          isFramed: request.headers['sec-fetch-dest'] === 'iframe',
        }),
      );
    }
    if (callbacks.isWithheld(payment.paymentId)) {
      return send(reply.header('x-challenge', 'waiting'), 200, payment, waitingPage(payment, { shopName, locale }));
    }
    const form = callbackForm(payment, bank.merchantKey);
    return send(reply, 200, payment, returnPage(payment, { shopName, locale, form }));
  };

  app.get<PageRoute>('/challenge/:paymentId', async (request, reply) => {
    const payment = desk.vault.findPayment(request.params.paymentId);
    const locale = readLocale(request.query.lang, payment?.locale ?? 'tr');
    if (!payment?.callbackUrl) return send(reply, 404, null, notFoundPage(locale));
    return show(request, reply, payment, locale);
  });

  app.post<PageRoute>('/challenge/:paymentId', async (request, reply) => {
    const payment = desk.vault.findPayment(request.params.paymentId);
    const locale = readLocale(request.query.lang, payment?.locale ?? 'tr');
    if (!payment?.callbackUrl) return send(reply, 404, null, notFoundPage(locale));
    const answered =
      request.body?.action === 'cancel'
        ? abandonChallenge(desk, payment)
        : answerChallenge(desk, payment, request.body?.code ?? '');
    if (answered.state === 'open') return show(request, reply, answered, locale);
    if (payment.state === 'open') callbacks.challengeEnded(answered);
    return reply.redirect(`/challenge/${payment.paymentId}?lang=${locale}`, 303);
  });
}
