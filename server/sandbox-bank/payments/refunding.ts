import { declined, loseReports } from './charging.ts';
import type { DeclinedAnswer, Desk } from './teller.types.ts';
import type { BankPayment } from '../cards/vault.ts';

export type RefundAnswer =
  | { status: 'succeeded'; reference: string; transactionId: string; amount: number; operationId: string }
  | DeclinedAnswer
  | { status: 'notFound' }
  | null;

/** Null: the bank has done it but does not answer. */
export type CancelAnswer =
  | { status: 'succeeded'; paymentId: string; operationId: string | null }
  | DeclinedAnswer
  | { status: 'notFound' }
  | null;

function record(
  desk: Desk,
  payment: BankPayment,
  what: { kind: 'refund' | 'cancel'; operationReference: string; transactionId: string | null; amount: number },
): string {
  const { sequence } = desk.ledger.record({
    at: desk.clock.now().toISOString(),
    reference: payment.reference,
    paymentId: payment.paymentId,
    card: payment.card.masked,
    code: null,
    ...what,
  });
  return `${what.kind}-${sequence}`;
}

/** Refunds part of a line. Two calls refund twice, up to the amount charged for the line. */
export function refund(
  desk: Desk,
  request: { reference: string; paymentId: string; transactionId: string; amount: number },
): RefundAnswer {
  const payment = desk.vault.findPayment(request.paymentId);
  const line = payment?.lines.find((candidate) => candidate.transactionId === request.transactionId);
  if (!payment || !line) return { status: 'notFound' };
  if (payment.state === 'cancelled') return declined('cancelled', payment.paymentId);
  if (payment.state !== 'succeeded' || payment.card.behaviour === 'notRefundable') {
    return declined('notRefundable', payment.paymentId);
  }
  const refunded = desk.ledger
    .entries({ paymentId: payment.paymentId })
    .filter((entry) => entry.kind === 'refund' && entry.transactionId === line.transactionId)
    .reduce((sum, entry) => sum + entry.amount, 0);
  if (refunded + request.amount > line.amount) return declined('exceedsCapture', payment.paymentId);
  if (payment.card.behaviour === 'refundsOneLine' && line !== payment.lines[0]) {
    return declined('notRefundable', payment.paymentId);
  }
  const operationId = record(desk, payment, {
    kind: 'refund',
    operationReference: request.reference,
    transactionId: line.transactionId,
    amount: request.amount,
  });
  if (payment.card.behaviour === 'losesReports') {
    void loseReports(desk, payment);
    return null;
  }
  return {
    status: 'succeeded',
    reference: request.reference,
    transactionId: line.transactionId,
    amount: request.amount,
    operationId,
  };
}

/** Refunds one whole payment, or closes one that is still at its challenge. */
export function cancel(desk: Desk, request: { reference: string; paymentId: string }): CancelAnswer {
  const payment = desk.vault.findPayment(request.paymentId);
  if (!payment || payment.state === 'received') return { status: 'notFound' };
  if (payment.state === 'cancelled') return declined('cancelled', payment.paymentId);
  if (payment.state === 'declined') return declined('notRefundable', payment.paymentId);
  let operationId: string | null = null;
  if (payment.state === 'succeeded') {
    const refunded = desk.ledger.entries({ paymentId: payment.paymentId }).some((entry) => entry.kind === 'refund');
    const isNever = payment.card.behaviour === 'notRefundable' || payment.card.behaviour === 'refundsOneLine';
    if (refunded || isNever) return declined('notRefundable', payment.paymentId);
    operationId = record(desk, payment, {
      kind: 'cancel',
      operationReference: request.reference,
      transactionId: null,
      amount: payment.takenAmount ?? payment.amount,
    });
  }
  const cancelled: BankPayment = { ...payment, state: 'cancelled', code: 'cancelled' };
  desk.vault.keepPayment(cancelled);
  if (payment.state === 'succeeded' && payment.card.behaviour === 'losesReports') {
    void loseReports(desk, cancelled);
    return null;
  }
  return { status: 'succeeded', paymentId: payment.paymentId, operationId };
}
