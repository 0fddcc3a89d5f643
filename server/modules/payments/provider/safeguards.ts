import type { PaymentOutcome, ProviderOutcome, Taken } from './payments.outcomes.ts';
import type { CallOptions, PaymentQuery, PaymentsPort } from './payments.port.ts';
import type { PaymentProvider } from './payments.provider.ts';

/** Reference of an attempt's refund at the provider. Never change it: earlier refunds are recorded under it. */
const refundReference = (reference: string) => `${reference}.give-back`;

/**
 * Ensures that `succeeded` means: exactly the requested amount was captured and not refunded. A wrong amount is
 * refunded, and the small authorisation of a card check released. If the refund fails the outcome is `unknown`, and the
 * next `lookup` tries again.
 */
export function withSafeguards(provider: PaymentProvider): PaymentsPort {
  const refund = async (taken: Taken, query: PaymentQuery, options?: CallOptions) =>
    provider.cancel(
      { reference: refundReference(query.reference), paymentId: taken.capture.paymentId, ip: '127.0.0.1' },
      options,
    );

  const checkCard = async (taken: Taken, query: PaymentQuery, options?: CallOptions): Promise<PaymentOutcome> => {
    const succeeded = { outcome: 'succeeded', capture: taken.capture } as const;
    if (taken.cancelled) return succeeded;
    const given = await refund(taken, query, options);
    // A card that allows no cancel keeps the authorisation until it lapses by itself.
    if (given.outcome === 'succeeded' || given.outcome === 'declined') return succeeded;
    return { outcome: 'unknown', reason: 'holdNotReleased' };
  };

  const verify = async (
    result: ProviderOutcome,
    query: PaymentQuery,
    options?: CallOptions,
  ): Promise<PaymentOutcome> => {
    if (result.outcome !== 'taken') return result;
    if (query.purpose === 'cardCheck') return checkCard(result, query, options);
    const { capture } = result;
    const declined = {
      outcome: 'declined',
      retryable: false,
      providerCode: null,
      paymentId: capture.paymentId,
    } as const;
    if (result.cancelled) return { ...declined, code: 'cancelled' };
    if (capture.amount === query.amount) return { outcome: 'succeeded', capture };
    const given = await refund(result, query, options);
    if (given.outcome === 'succeeded') return { ...declined, code: 'amountMismatch' };
    return { outcome: 'unknown', reason: 'amountMismatch' };
  };

  const lookup = async (query: PaymentQuery, options?: CallOptions) =>
    verify(await provider.lookup(query, options), query, options);

  return {
    ...provider,
    lookup,
    inspect: (query, options) => provider.lookup(query, options),
    finishChallenge: async (request, options) => {
      const { callback } = request;
      const isOurs = callback?.reference === request.reference && callback.paymentId === request.paymentId;
      if (callback && !isOurs) return lookup(request, options);
      if (callback && !callback.passed) {
        const known = await lookup(request, options);
        if (known.outcome === 'succeeded' || known.outcome === 'declined') return known;
        return {
          outcome: 'declined',
          code: 'challengeFailed',
          retryable: true,
          providerCode: `mdStatus ${callback.mdStatus}`,
          paymentId: request.paymentId,
        };
      }
      return verify(await provider.finishChallenge(request, options), request, options);
    },
    chargeStored: async (request, options) => {
      const query = { ...request, paymentId: null, purpose: 'purchase' } as const;
      const result = await verify(await provider.chargeStored(request, options), query, options);
      // A charge without a challenge cannot be pending or missing: such an answer proves nothing.
      if (result.outcome === 'pending' || result.outcome === 'notFound') {
        return { outcome: 'unknown', reason: 'unreadable' };
      }
      return result;
    },
  };
}
