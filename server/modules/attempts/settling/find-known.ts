import type { AppContext } from '../../../platform/context.ts';
import { noteCapture, type PaymentOutcome, type WithPayments } from '../../payments/index.ts';
import { type Attempt, queryOf, referenceOf, withOwnLines } from '../attempt/index.ts';
import type { Seen } from './decide-attempt.ts';

type Captured = Extract<PaymentOutcome, { outcome: 'succeeded' }>;

/** A payment that was found at the bank, as if it had been asked for here. */
export async function takeOver(
  context: AppContext<WithPayments>,
  attempt: Attempt,
  { outcome, capture }: Captured,
): Promise<Seen> {
  await noteCapture(context, context.payments.provider, { reference: referenceOf(attempt), capture });
  return { from: 'lookup', outcome: { outcome, capture: withOwnLines(capture, attempt) } };
}

/**
 * What the bank says of the reference before it is asked for anything under it; null when it knows nothing of it. It knows
 * what was charged after the backup that this database was restored from: that is taken over, not charged again.
 */
export async function findKnown(context: AppContext<WithPayments>, attempt: Attempt): Promise<Seen | null> {
  const { payments } = context;
  const outcome = await payments.lookup(queryOf(attempt));
  if (outcome.outcome === 'notFound') return null;
  if (outcome.outcome === 'succeeded') {
    return takeOver(context, attempt, outcome);
  }
  if (outcome.outcome !== 'pending') return { from: 'lookup', outcome };
  // The page of that challenge is lost: this try ends without money, and the next has another reference.
  const { paymentId } = outcome;
  const cancelled = await payments.cancel({ reference: `${referenceOf(attempt)}.cancel`, paymentId, ip: attempt.ip });
  if (cancelled.outcome !== 'succeeded')
    return { from: 'lookup', outcome: { outcome: 'unknown', reason: 'providerError' } };
  return {
    from: 'lookup',
    outcome: { outcome: 'declined', code: 'cancelled', retryable: true, providerCode: null, paymentId },
  };
}
