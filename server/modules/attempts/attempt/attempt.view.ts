import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import { declinedMoney, moneyOutcomes } from '../../../../domain/payment/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Attempt, PaymentState } from './attempts.types.ts';
import { declineMessage } from './decline-messages.ts';

const pollSoonMs = 1000;
const pollLaterMs = 5000;

/** Address of the bank's page for the shopper's browser; null when it cannot be shown (again). */
function pageUrl({ config }: Pick<AppContext, 'config'>, { page, callbackId }: Attempt): string | null {
  if (page === null) return null;
  return page.kind === 'redirect' ? page.url : `${config.publicUrl}/3ds/${callbackId}`;
}

/** The amount shown to the customer, in lira. A card check charges nothing. */
export const shownAmount = ({ purpose, amountKurus }: Attempt): number =>
  purpose === 'cardCheck' ? 0 : toDecimal(kurus(amountKurus));

/** An attempt as the contract shows a payment. */
export function toPaymentState(context: Pick<AppContext, 'config'>, attempt: Attempt): PaymentState {
  const attemptId = attempt.id;
  const amount = shownAmount(attempt);
  const open = { attemptId, amount, expiresAt: attempt.expiresAt.toISOString() };
  switch (attempt.state) {
    case 'created':
      return { state: 'created', money: moneyOutcomes.created, ...open, pollAfterMs: pollSoonMs };
    case 'challenging':
      return {
        state: 'challenging',
        money: moneyOutcomes.challenging,
        ...open,
        redirectUrl: pageUrl(context, attempt),
      };
    case 'settling':
      return { state: 'settling', money: moneyOutcomes.settling, ...open, pollAfterMs: pollSoonMs };
    case 'unknown':
      return {
        state: 'unknown',
        money: moneyOutcomes.unknown,
        ...open,
        pollAfterMs: pollLaterMs,
        canPayAgain: attempt.yieldedAt !== null,
      };
    case 'paid': {
      const { orderIds = [], subscriptionIds = [], isFirstPurchase = false, paidFor } = attempt.result ?? {};
      return {
        state: 'paid',
        money: moneyOutcomes.paid,
        attemptId,
        chargedAmount: amount,
        orderIds,
        subscriptionIds,
        isFirstPurchase,
        lines: paidFor?.lines ?? [],
        promoCode: paidFor?.promoCode ?? null,
      };
    }
    case 'declined': {
      const { end } = attempt;
      const declineCode = end?.kind === 'declined' ? end.code : 'refused';
      return {
        state: 'declined',
        money: declinedMoney(declineCode),
        attemptId,
        declineCode,
        retryable: end?.kind === 'declined' && end.retryable,
        message: declineMessage(declineCode),
      };
    }
    case 'expired':
      return { state: 'expired', money: moneyOutcomes.expired, attemptId };
    case 'refunded':
      return { state: 'refunded', money: moneyOutcomes.refunded, attemptId, amount };
    default:
      return attempt.state satisfies never;
  }
}
