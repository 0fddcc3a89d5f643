import { toKurus } from '../../../domain/money/index.ts';
import type { OpenPayment, OrderAnswer } from '../../../machines/checkout/index.ts';
import type { AttemptReport } from '../../../machines/three-d-secure/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';

type Wire = components['schemas'];
type PaymentState = Wire['PaymentState'];
type OpenState = Wire['PaymentCreated'] | Wire['PaymentChallenging'] | Wire['PaymentSettling'] | Wire['PaymentUnknown'];

function openPaymentOf(payment: OpenState): OpenPayment {
  return {
    attemptId: payment.attemptId,
    redirectUrl: payment.state === 'challenging' ? payment.redirectUrl : null,
    amount: toKurus(payment.amount),
    expiresAt: Date.parse(payment.expiresAt),
  };
}

/** A payment of the contract in the words of the checkout flow. Expiry and an automatic refund end without a charge. */
export function toOrderAnswer(payment: PaymentState): OrderAnswer {
  switch (payment.state) {
    case 'paid':
      return { kind: 'paid', attemptId: payment.attemptId, orderIds: payment.orderIds };
    case 'declined':
      return { kind: 'declined', decline: { declineCode: payment.declineCode, retryable: payment.retryable } };
    case 'expired':
    case 'refunded':
      return { kind: 'declined', decline: { declineCode: payment.state, retryable: true } };
    case 'created':
    case 'challenging':
    case 'settling':
    case 'unknown':
      return { kind: 'open', payment: openPaymentOf(payment) };
    default:
      return payment satisfies never;
  }
}

/** A payment of the contract in the words of the challenge. */
export function toAttemptReport(payment: PaymentState): AttemptReport {
  switch (payment.state) {
    case 'paid':
      return { state: 'paid', orderIds: payment.orderIds };
    case 'declined':
      return { state: 'declined', declineCode: payment.declineCode, retryable: payment.retryable };
    case 'refunded':
      return { state: 'declined', declineCode: 'refunded', retryable: true };
    case 'created':
    case 'challenging':
    case 'settling':
    case 'unknown':
    case 'expired':
      return { state: payment.state };
    default:
      return payment satisfies never;
  }
}
