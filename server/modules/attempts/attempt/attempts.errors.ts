import { msg } from '#words';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { Attempt } from './attempts.types.ts';
import { declineMessage } from './decline-messages.ts';

export const attemptErrors = {
  paymentInProgress: (attemptId: string) =>
    new ApiError(409, 'PAYMENT_IN_PROGRESS', msg`Bitmemiş bir ödemen var.`, { attemptId }),
  cardDeclined: (attempt: Attempt) => {
    const code = attempt.end?.kind === 'declined' ? attempt.end.code : 'refused';
    const retryable = attempt.end?.kind === 'declined' && attempt.end.retryable;
    const data = { attemptId: attempt.id, declineCode: code, retryable };
    return new ApiError(402, 'CARD_DECLINED', declineMessage(code), data);
  },
  bankUnavailable: () => new ApiError(503, 'BANK_UNAVAILABLE', msg`Bankaya ulaşamadık. Para çekilmedi.`),
};

/** Throws where a paying call answers with an error instead of a state: declined, or the bank was never reached. */
export function refuseEnded(attempt: Attempt): void {
  const { end, state } = attempt;
  if (state === 'declined') throw attemptErrors.cardDeclined(attempt);
  if (end?.kind === 'expired' && end.because === 'bankUnavailable') throw attemptErrors.bankUnavailable();
}
