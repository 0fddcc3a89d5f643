import type { Declined, ProviderDeclineCode } from '../payments.outcomes.ts';

/** The bank's code, what it means to the shop, and whether the same card may succeed when tried again. */
const DECLINES: Record<string, [code: ProviderDeclineCode, retryable: boolean]> = {
  '10051': ['insufficientFunds', true],
  '10005': ['doNotHonour', true],
  '10054': ['cardExpired', false],
  '10084': ['securityCodeWrong', true],
  '5010': ['challengeRequired', true],
  cardUnknown: ['cardInvalid', false],
  initialisationFailed: ['challengeNotStarted', true],
  challengeFailed: ['challengeFailed', true],
  challengeCancelled: ['challengeCancelled', true],
  challengeExpired: ['challengeExpired', true],
  amountMismatch: ['amountMismatch', false],
  cancelled: ['cancelled', false],
  notRefundable: ['notRefundable', false],
  exceedsCapture: ['notRefundable', false],
};

export function toDeclined(reply: { code: string; paymentId: string | null }): Declined {
  const [code, retryable] = DECLINES[reply.code] ?? ['refused', false];
  return { outcome: 'declined', code, retryable, providerCode: reply.code, paymentId: reply.paymentId };
}
