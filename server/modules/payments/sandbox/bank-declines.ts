import type { Declined, ProviderDeclineCode, Unknown } from '../provider/index.ts';

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

type Refusal = { code: string; paymentId: string | null };

/** A refusal that is in the bank's records. */
export function toDeclined(reply: Refusal): Declined {
  const [code, retryable] = DECLINES[reply.code] ?? ['refused', false];
  return { outcome: 'declined', code, retryable, providerCode: reply.code, paymentId: reply.paymentId };
}

/** A refused request that moves money. A code that is not on the list proves nothing. */
export const toAnswered = (reply: Refusal): Declined | Unknown =>
  reply.code in DECLINES ? toDeclined(reply) : { outcome: 'unknown', reason: 'unlistedCode' };
