import type { Declined, ProviderDeclineCode, Unknown } from '../provider/index.ts';

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

/** An error of iyzico's own, or of our keys: says nothing about the money. */
const PROVIDER_ERRORS = new Set(['1', '1000', '1001']);

export const toProviderError = (errorCode: string): Unknown | null =>
  PROVIDER_ERRORS.has(errorCode) ? { outcome: 'unknown', reason: 'providerError' } : null;

/** A refused request that moves money. A code that is not on the list proves nothing. */
export function toDeclined(errorCode: string, paymentId: string | null): Declined | Unknown {
  const known = DECLINES[errorCode];
  if (!known) return toProviderError(errorCode) ?? { outcome: 'unknown', reason: 'unlistedCode' };
  const [code, retryable] = known;
  return { outcome: 'declined', code, retryable, providerCode: errorCode, paymentId };
}

/** A refusal when no money can have moved: from the payment's record, or before a charge was requested. */
export function toProvenDecline(errorCode: string, paymentId: string | null, unlisted: ProviderDeclineCode): Declined {
  const [code, retryable] = DECLINES[errorCode] ?? [unlisted, errorCode.startsWith('10')];
  return { outcome: 'declined', code, retryable, providerCode: errorCode, paymentId };
}

/** A refused refund or cancel. */
export const toNotRefundable = (errorCode: string, paymentId: string | null): Declined | Unknown =>
  toProviderError(errorCode) ?? {
    ...toProvenDecline(errorCode, paymentId, 'refused'),
    code: 'notRefundable',
    retryable: false,
  };
