import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSignature } from '../provider/index.ts';
import { number, type Payment, toWire } from './iyzico-wire.samples.ts';

export const FAKE_KEYS = { apiKey: 'fake-api-key', secretKey: 'fake-secret-key' };

export function isAuthorised(request: FastifyRequest): boolean {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  const parts = new URLSearchParams(Buffer.from(encoded, 'base64').toString().replaceAll(':', '='));
  const key = parts.get('randomKey') ?? '';
  const body = typeof request.body === 'string' ? request.body : '';
  const isKnown =
    scheme === 'IYZWSv2' && parts.get('apiKey') === FAKE_KEYS.apiKey && request.headers['x-iyzi-rnd'] === key;
  return isKnown && isSignature(FAKE_KEYS.secretKey, `${key}${request.url}${body}`, parts.get('signature'));
}

export const fail = (errorCode: string) => ({ status: 'failure', errorCode, errorMessage: 'failed', locale: 'tr' });

/** The reporting endpoints: for one payment, and for a day. */
export function addReports(app: FastifyInstance, payments: ReadonlyMap<string, Payment>): void {
  app.get('/v2/reporting/payment/details', (request, reply) => {
    if (!isAuthorised(request)) return reply.send(fail('1000'));
    const id = new URL(request.url, 'http://fake').searchParams.get('paymentId') ?? '';
    const payment = payments.get(id);
    if (!payment || payment.reportsLost) return reply.send({ status: 'success', payments: [] });
    const itemTransactions = payment.items.map(({ paymentTransactionId }) => ({
      paymentTransactionId,
      refunds: payment.refunds
        .filter((refund) => refund.paymentTransactionId === paymentTransactionId)
        .map(({ refundPrice, refundConversationId }) => ({
          refundPrice: number(refundPrice),
          refundConversationId,
          refundStatus: 1,
        })),
    }));
    const cancels = payment.cancelled ? [{ paymentId: id }] : [];
    return reply.send(toWire({ status: 'success', payments: [{ paymentId: id, itemTransactions, cancels }] }));
  });

  // One row per basket line, two rows per page.
  app.get('/v2/reporting/payment/transactions', (request, reply) => {
    if (!isAuthorised(request)) return reply.send(fail('1000'));
    const query = new URL(request.url, 'http://fake').searchParams;
    const [page, day] = [Number(query.get('page')), query.get('transactionDate')];
    const booked = [...payments.values()].filter(({ charges, bookedOn }) => charges > 0 && bookedOn === day);
    const transactions = booked.flatMap(({ paymentId, conversationId, items, refunds }) => [
      ...items.map(({ paymentTransactionId, price }) => ({
        transactionType: 'PAYMENT',
        paymentId,
        paymentTxId: paymentTransactionId,
        conversationId,
        paidPrice: number(price),
      })),
      ...refunds.map(({ paymentTransactionId, refundPrice, refundConversationId }) => ({
        transactionType: 'REFUND',
        paymentId,
        paymentTxId: paymentTransactionId,
        conversationId: refundConversationId,
        paidPrice: number(refundPrice),
      })),
    ]);
    const totalPageCount = Math.max(1, Math.ceil(transactions.length / 2));
    const shown = transactions.slice((page - 1) * 2, page * 2);
    return reply.send(toWire({ status: 'success', currentPage: page, totalPageCount, transactions: shown }));
  });
}
