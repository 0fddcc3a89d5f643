import { randomInt } from 'node:crypto';
import Fastify, { type FastifyReply } from 'fastify';
import { sign } from '../provider/index.ts';
import { FAKE_KEYS, fail, isAuthorised, addReports } from './fake-iyzico-reports.samples.ts';
import * as CARD from './iyzico-cards.samples.ts';
import { add, type Body, type Payment, bare, cents, number, toWire } from './iyzico-wire.samples.ts';

/** Completes a delayed charge and makes withheld reports available. */
const release = (payment: Payment) => {
  if (payment.card === CARD.LANDS_LATE || payment.card === CARD.DECLINES_THEN_LANDS) {
    Object.assign(payment, { hidden: false, status: 'SUCCESS', errorCode: null, charges: payment.charges + 1 });
  }
  payment.reportsLost = false;
};

export { FAKE_KEYS };

/** A server on 127.0.0.1 that speaks iyzico's documented shapes: signed, not idempotent, and silent for two cards. */
export async function startFakeIyzico() {
  const payments = new Map<string, Payment>();
  const cards = new Map<string, { customerKey: string; number: string }>();
  const calls: { path: string; body: Body }[] = [];
  let forgeSignatures = false;

  const signed = (fields: string[]) => (forgeSignatures ? 'f'.repeat(64) : sign(FAKE_KEYS.secretKey, fields.join(':')));

  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const recordOf = (payment: Payment, conversationId: string) => {
    const paid = payment.card === CARD.OVERCHARGES ? add(payment.price, 100) : payment.price;
    const saved = [...cards].find(([, card]) => card.customerKey === payment.keep && card.number === payment.card);
    return {
      status: 'success',
      locale: 'tr',
      conversationId,
      paymentId: payment.paymentId,
      paymentStatus: payment.status,
      ...(payment.mdStatus === null ? {} : { mdStatus: payment.mdStatus }),
      ...(payment.errorCode === null ? {} : { errorCode: payment.errorCode }),
      price: number(payment.price),
      paidPrice: number(paid),
      currency: 'TRY',
      basketId: payment.conversationId,
      binNumber: payment.card.slice(0, 6),
      lastFourDigits: payment.card.slice(-4),
      cardAssociation: payment.card.startsWith('4') ? 'VISA' : 'MASTER_CARD',
      ...(saved ? { cardUserKey: payment.keep, cardToken: saved[0] } : {}),
      itemTransactions: payment.items.map((item) => ({
        ...item,
        price: number(item.price),
        paidPrice: number(item.price),
      })),
      signature: signed([
        payment.paymentId,
        'TRY',
        payment.conversationId,
        conversationId,
        bare(paid),
        bare(payment.price),
      ]),
    };
  };

  const newPayment = (body: Body): Payment => {
    const given = body.paymentCard;
    const card = given.cardNumber ?? cards.get(given.cardToken ?? '')?.number ?? '';
    const payment: Payment = {
      paymentId: String(randomInt(10_000_000, 99_999_999)),
      conversationId: body.conversationId,
      price: body.paidPrice,
      card,
      keep: given.registerCard === 1 ? (given.cardUserKey ?? `user-${body.conversationId}`) : null,
      items: body.basketItems.map((item, index) => ({
        itemId: item.id,
        paymentTransactionId: `${body.conversationId}-${index + 1}`,
        price: item.price,
      })),
      status: 'INIT_THREEDS',
      mdStatus: null,
      errorCode: null,
      charges: 0,
      cancelled: false,
      refunds: [],
      hidden: false,
      reportsLost: false,
      bookedOn: '2026-03-02',
    };
    payments.set(payment.paymentId, payment);
    return payment;
  };

  const silent = new Set<string>();
  const watchers = new Map<string, () => void>();
  const fallSilent = (payment: Payment, reply: FastifyReply) => {
    watchers.get(payment.conversationId)?.();
    return reply.hijack();
  };
  const charge = (payment: Payment, conversationId: string, reply: FastifyReply) => {
    const refusal = CARD.DECLINES[payment.card];
    if (refusal !== undefined) {
      Object.assign(payment, { status: 'FAILURE', errorCode: refusal });
      return reply.send(fail(refusal));
    }
    const isSilent =
      (payment.card === CARD.SILENT_BEFORE || payment.card === CARD.SILENT_AFTER) && !silent.has(payment.paymentId);
    silent.add(payment.paymentId);
    if (payment.card === CARD.LANDS_LATE) {
      payment.hidden = true;
      return fallSilent(payment, reply);
    }
    if (isSilent && payment.card === CARD.SILENT_BEFORE) return fallSilent(payment, reply);
    payment.charges += 1;
    payment.status = 'SUCCESS';
    if (payment.keep !== null)
      cards.set(`token-${payment.card.slice(-4)}`, { customerKey: payment.keep, number: payment.card });
    if (isSilent) return fallSilent(payment, reply);
    if (payment.card === CARD.ANSWERS_UNLISTED_CODE) return reply.send(fail('99999'));
    return reply.send(toWire(recordOf(payment, conversationId)));
  };

  const initialise = (body: Body, reply: FastifyReply) => {
    if (body.paymentCard.cardNumber === '4151111111111112') return reply.send(fail('10202'));
    const { paymentId, conversationId } = newPayment(body);
    const threeDSHtmlContent = Buffer.from(`<form id="bank">${paymentId}</form>`).toString('base64');
    return reply.send({
      status: 'success',
      paymentId,
      conversationId,
      threeDSHtmlContent,
      signature: signed([paymentId, conversationId]),
    });
  };

  const reversed = (paymentId: string, price: string, conversationId: string) =>
    toWire({
      status: 'success',
      paymentId,
      price: number(price),
      currency: 'TRY',
      conversationId,
      signature: signed([paymentId, bare(price), 'TRY', conversationId]),
    });

  const answer = (path: string, body: Body, reply: FastifyReply) => {
    const payment = payments.get(body.paymentId ?? '');
    switch (path) {
      case '/payment/3dsecure/initialize':
      case '/payment/3dsecure/initialize/preauth':
        return initialise(body, reply);
      case '/payment/v2/3dsecure/auth':
        if (!payment) return reply.send(fail('5087'));
        if (payment.status === 'INIT_THREEDS' || payment.price !== body.paidPrice) return reply.send(fail('5115'));
        return charge(payment, body.conversationId, reply);
      case '/payment/auth': {
        const opened = newPayment(body);
        if (opened.card === CARD.NEEDS_CHALLENGE) return reply.send(fail('5010'));
        return charge(opened, body.conversationId, reply);
      }
      case '/payment/detail': {
        const found =
          payment ?? [...payments.values()].find((known) => known.conversationId === body.paymentConversationId);
        if (!found || found.hidden) return reply.send(fail('5087'));
        return reply.send(toWire(recordOf(found, body.conversationId)));
      }
      case '/payment/refund': {
        const owner = [...payments.values()].find((known) =>
          known.items.some((item) => item.paymentTransactionId === body.paymentTransactionId),
        );
        const item = owner?.items.find((known) => known.paymentTransactionId === body.paymentTransactionId);
        if (!owner || !item) return reply.send(fail('5087'));
        const given = owner.refunds.filter((refund) => refund.paymentTransactionId === item.paymentTransactionId);
        const total = given.reduce((sum, refund) => sum + cents(refund.refundPrice), cents(body.price));
        if (total > cents(item.price) || owner.card === '5406670000000009') return reply.send(fail('5093'));
        const { paymentTransactionId, price, conversationId } = body;
        owner.refunds.push({ paymentTransactionId, refundPrice: price, refundConversationId: conversationId });
        if (owner.card === CARD.LOSES_REPORTS) {
          owner.reportsLost = true;
          return fallSilent(owner, reply);
        }
        return reply.send(reversed(owner.paymentId, price, conversationId));
      }
      case '/payment/cancel':
        if (!payment) return reply.send(fail('5087'));
        if (payment.cancelled || payment.status !== 'SUCCESS' || payment.card === '5406670000000009') {
          return reply.send(fail('5088'));
        }
        payment.cancelled = true;
        if (payment.card === CARD.LOSES_REPORTS) {
          payment.reportsLost = true;
          return fallSilent(payment, reply);
        }
        return reply.send(reversed(payment.paymentId, payment.price, body.conversationId));
      case '/cardstorage/cards': {
        const own = [...cards].filter(([, card]) => card.customerKey === body.cardUserKey);
        if (own.length === 0) return reply.send(fail('3005'));
        const cardDetails = own.map(([cardToken, card]) => ({
          cardToken,
          cardAlias: 'Kartım',
          binNumber: card.number.slice(0, 6),
          lastFourDigits: card.number.slice(-4),
          cardAssociation: 'MASTER_CARD',
          cardBankName: 'Deneme Bankası',
        }));
        return reply.send({ status: 'success', cardUserKey: body.cardUserKey, cardDetails });
      }
      case '/cardstorage/card':
        return reply.send(cards.delete(body.cardToken) ? { status: 'success' } : fail('3006'));
      default:
        return reply.code(404).send(fail('404'));
    }
  };

  addReports(app, payments);

  app.all('/*', (request, reply) => {
    if (!isAuthorised(request)) return reply.send(fail('1000'));
    const body: Body = JSON.parse(String(request.body));
    calls.push({ path: request.url, body });
    return answer(request.url, body, reply.type('application/json'));
  });

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    calls,
    forge: () => {
      forgeSignatures = true;
    },
    /** Answers the challenge as the shopper; returns the form fields that are posted to the callback. */
    answerChallenge: (paymentId: string, isRight: boolean): Record<string, string> => {
      const payment = payments.get(paymentId);
      if (!payment) throw new Error(`No payment ${paymentId}`);
      const mdStatus = isRight && payment.card !== '4131111111111117' ? '1' : '0';
      Object.assign(payment, { status: 'CALLBACK_THREEDS', mdStatus });
      const status = mdStatus === '1' ? 'success' : 'failure';
      const { conversationId } = payment;
      const signature = sign(FAKE_KEYS.secretKey, ['', conversationId, mdStatus, paymentId, status].join(':'));
      return { status, paymentId, conversationData: '', conversationId, mdStatus, signature };
    },
    /** Resolves when a charge of `reference` gets no answer. Call it before charging. */
    whenSilent: async (reference: string) =>
      new Promise<void>((resolve) => {
        watchers.set(reference, resolve);
      }),
    /** Completes delayed charges of a reference and makes its withheld reports available. */
    release: (reference: string) => {
      for (const payment of payments.values()) if (payment.conversationId === reference) release(payment);
    },
    /** Net amount of a reference in kuruş, and how often it was charged. */
    moneyOf: (reference: string) => {
      const own = [...payments.values()].filter((payment) => payment.conversationId === reference);
      const charges = own.reduce((sum, payment) => sum + payment.charges, 0);
      const net = own.reduce((sum, payment) => {
        const refunded = payment.refunds.reduce((total, refund) => total + cents(refund.refundPrice), 0);
        const taken =
          payment.charges * cents(payment.card === CARD.OVERCHARGES ? add(payment.price, 100) : payment.price);
        return sum + (payment.cancelled ? 0 : taken - refunded);
      }, 0);
      return { charges, net };
    },
    close: async () => app.close(),
  };
}
