import { declined } from './charging.ts';
import type { DeclinedAnswer, Desk } from './teller.types.ts';
import type { BankPayment } from './vault.ts';

export type RefundAnswer =
  | { status: 'succeeded'; reference: string; transactionId: string; amount: number }
  | DeclinedAnswer
  | { status: 'notFound' };

export type CancelAnswer = { status: 'succeeded'; paymentId: string } | DeclinedAnswer | { status: 'notFound' };

function record(
  desk: Desk,
  payment: BankPayment,
  what: { kind: 'refund' | 'cancel'; operationReference: string; transactionId: string | null; amount: number },
) {
  desk.ledger.record({
    at: desk.clock.now().toISOString(),
    reference: payment.reference,
    paymentId: payment.paymentId,
    card: payment.card.masked,
    code: null,
    ...what,
  });
}

/** Refunds part of a line. Asked twice, it refunds twice, up to what was taken for the line. */
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
  record(desk, payment, {
    kind: 'refund',
    operationReference: request.reference,
    transactionId: line.transactionId,
    amount: request.amount,
  });
  return {
    status: 'succeeded',
    reference: request.reference,
    transactionId: line.transactionId,
    amount: request.amount,
  };
}

/** Refunds one whole payment, or closes one that is still at its challenge. */
export function cancel(desk: Desk, request: { reference: string; paymentId: string }): CancelAnswer {
  const payment = desk.vault.findPayment(request.paymentId);
  if (!payment) return { status: 'notFound' };
  if (payment.state === 'cancelled') return declined('cancelled', payment.paymentId);
  if (payment.state === 'declined') return declined('notRefundable', payment.paymentId);
  if (payment.state === 'succeeded') {
    const refunded = desk.ledger.entries({ paymentId: payment.paymentId }).some((entry) => entry.kind === 'refund');
    if (refunded || payment.card.behaviour === 'notRefundable') return declined('notRefundable', payment.paymentId);
    record(desk, payment, {
      kind: 'cancel',
      operationReference: request.reference,
      transactionId: null,
      amount: payment.takenAmount ?? payment.amount,
    });
  }
  desk.vault.keepPayment({ ...payment, state: 'cancelled', code: 'cancelled' });
  return { status: 'succeeded', paymentId: payment.paymentId };
}
