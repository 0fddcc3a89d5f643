import type { AttemptReport } from '../../../domain/payment/index.ts';
import type { OrderAnswer } from '../../../machines/checkout/index.ts';

/** A purchase as an answer for the checkout flow. Expiry and an automatic refund end without a charge. */
export function toOrderAnswer(report: AttemptReport): OrderAnswer {
  const { attemptId } = report;
  switch (report.state) {
    case 'paid':
      return { kind: 'paid', attemptId, orderIds: report.orderIds };
    case 'saved':
      return { kind: 'paid', attemptId, orderIds: [] };
    case 'declined':
      return { kind: 'declined', decline: { attemptId, declineCode: report.declineCode, retryable: report.retryable } };
    case 'expired':
    case 'refunded':
      return { kind: 'declined', decline: { attemptId, declineCode: report.state, retryable: true } };
    case 'created':
    case 'challenging':
    case 'settling':
    case 'unknown': {
      const { redirectUrl, amount, expiresAt, canPayAgain } = report;
      const money = report.money === 'notCharged' ? report.money : 'unknown';
      return { kind: 'open', payment: { attemptId, redirectUrl, amount, expiresAt, money, canPayAgain } };
    }
    default:
      return report satisfies never;
  }
}
