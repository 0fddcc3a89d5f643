import { kurus, toDecimal } from '../../../domain/money/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Attempt } from './attempts.types.ts';
import { declineMessage } from './decline-messages.ts';

export type PaymentState = components['schemas']['PaymentState'];

const pollSoonMs = 1000;
const pollLaterMs = 5000;

/** Where the shopper's browser finds the bank's page; null when it cannot be shown (again). */
function pageUrl({ config }: Pick<AppContext, 'config'>, { page, callbackId }: Attempt): string | null {
  if (page === null) return null;
  return page.kind === 'redirect' ? page.url : `${config.publicUrl}/3ds/${callbackId}`;
}

/** An attempt as the contract shows it. A card check holds nothing back: its amount is shown as 0. */
export function toPaymentState(context: Pick<AppContext, 'config'>, attempt: Attempt): PaymentState {
  const attemptId = attempt.id;
  const amount = attempt.purpose === 'cardCheck' ? 0 : toDecimal(kurus(attempt.amountKurus));
  const open = { attemptId, amount, expiresAt: attempt.expiresAt.toISOString() };
  switch (attempt.state) {
    case 'created':
      return { state: 'created', money: 'notCharged', ...open, pollAfterMs: pollSoonMs };
    case 'challenging':
      return { state: 'challenging', money: 'notCharged', ...open, redirectUrl: pageUrl(context, attempt) };
    case 'settling':
      return { state: 'settling', money: 'unknown', ...open, pollAfterMs: pollSoonMs };
    case 'unknown':
      return { state: 'unknown', money: 'unknown', ...open, pollAfterMs: pollLaterMs };
    case 'paid': {
      const { orderIds = [], subscriptionIds = [], isFirstPurchase = false, paidFor } = attempt.result ?? {};
      return {
        state: 'paid',
        money: 'charged',
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
      const isDeclined = end?.kind === 'declined' && end.code !== 'notReversible';
      const declineCode = isDeclined ? end.code : 'refused';
      return {
        state: 'declined',
        money: 'notCharged',
        attemptId,
        declineCode: declineCode as Exclude<typeof declineCode, 'notReversible'>,
        retryable: isDeclined && end.retryable,
        message: declineMessage(declineCode),
      };
    }
    case 'expired':
      return { state: 'expired', money: 'notCharged', attemptId };
    case 'refunded':
      return { state: 'refunded', money: 'notCharged', attemptId, amount };
    default:
      return attempt.state satisfies never;
  }
}
