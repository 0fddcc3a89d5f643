import type { Declined, ProviderDeclineCode, Unknown } from '../payments.outcomes.ts';

/** iyzico's code, what it means to the shop, and whether the same card may succeed when tried again. */
const DECLINES: Record<string, [code: ProviderDeclineCode, retryable: boolean]> = {
  '12': ['cardInvalid', true],
  '15': ['securityCodeWrong', true],
  '17': ['cardExpired', true],
  '5010': ['challengeRequired', true],
  '10005': ['doNotHonour', true],
  '10012': ['refused', true],
  '10034': ['refused', false],
  '10041': ['cardLostOrStolen', false],
  '10043': ['cardLostOrStolen', false],
  '10051': ['insufficientFunds', true],
  '10054': ['cardExpired', false],
  '10057': ['cardNotPermitted', false],
  '10058': ['cardNotPermitted', false],
  '10084': ['securityCodeWrong', true],
  '10093': ['cardNotPermitted', false],
};

/** No payment record under that id. */
export const NO_PAYMENT_RECORD = '5087';

/** iyzico's own trouble, or ours with its keys: says nothing about the money. */
const TROUBLE = new Set(['1', '1000', '1001']);

export function toDeclined(errorCode: string, paymentId: string | null): Declined | Unknown {
  if (TROUBLE.has(errorCode)) return { outcome: 'unknown', reason: 'providerError' };
  const [code, retryable] = DECLINES[errorCode] ?? ['refused', errorCode.startsWith('10')];
  return { outcome: 'declined', code, retryable, providerCode: errorCode, paymentId };
}

/** A no to a refund or cancel. */
export function toNotRefundable(errorCode: string, paymentId: string | null): Declined | Unknown {
  const declined = toDeclined(errorCode, paymentId);
  if (declined.outcome === 'unknown') return declined;
  return { ...declined, code: 'notRefundable', retryable: false };
}
