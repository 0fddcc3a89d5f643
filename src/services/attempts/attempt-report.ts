import { cartItemKey } from '../../../domain/cart/index.ts';
import { toKurus } from '../../../domain/money/index.ts';
import type { AccountAttempt, AttemptReport } from '../../../domain/payment/index.ts';
import type { components } from '../../../openapi/types/attempts.d.ts';

type Wire = components['schemas'];

/** The one translation of an attempt from the contract. Amounts leave in kuruş, instants in milliseconds. */
export function toAttemptReport(attempt: Wire['AttemptState']): AttemptReport {
  const { attemptId, money, state } = attempt;
  switch (state) {
    case 'created':
    case 'challenging':
    case 'settling':
    case 'unknown':
      return {
        state,
        attemptId,
        money,
        amount: toKurus(attempt.amount),
        expiresAt: Date.parse(attempt.expiresAt),
        redirectUrl: state === 'challenging' ? attempt.redirectUrl : null,
        canPayAgain: state === 'unknown' && attempt.canPayAgain === true,
      };
    case 'paid': {
      const { chargedAmount, orderIds, subscriptionIds, isFirstPurchase, promoCode } = attempt;
      const lines = attempt.lines.map(({ type, _id, slug, quantity }) => ({
        key: cartItemKey({ type, data: { _id: _id ?? slug } }),
        quantity,
      }));
      const paid = { lines, promoCode };
      return {
        state,
        attemptId,
        money,
        amount: toKurus(chargedAmount),
        orderIds,
        subscriptionIds,
        isFirstPurchase,
        paid,
      };
    }
    case 'saved':
      return { state, attemptId, money, cardId: attempt._card };
    case 'declined':
      return { state, attemptId, money, declineCode: attempt.declineCode, retryable: attempt.retryable };
    case 'expired':
      return { state, attemptId, money };
    case 'refunded':
      return { state, attemptId, money, amount: toKurus(attempt.amount) };
    default:
      return attempt satisfies never;
  }
}

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));

export const toAccountAttempt = (attempt: Wire['Attempt']): AccountAttempt => ({
  kind: attempt.kind,
  amount: toKurus(attempt.amount),
  since: Date.parse(attempt.since),
  endedAt: instant(attempt.endedAt),
  acknowledgedAt: instant(attempt.acknowledgedAt),
  report: toAttemptReport(attempt),
});
