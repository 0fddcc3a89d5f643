import type { AppContext } from '../../../platform/context.ts';
import { noteCapture, type PaymentOutcome, type WithPayments } from '../../payments/index.ts';
import { type Attempt, queryOf, referenceOf, withOwnLines } from '../attempt/index.ts';
import type { Seen } from './decide-attempt.ts';

type Captured = Extract<PaymentOutcome, { outcome: 'succeeded' }>;

/** Records a payment that was found at the bank as if this database had asked for it. */
export async function takeOver(
  context: AppContext<WithPayments>,
  attempt: Attempt,
  { outcome, capture }: Captured,
): Promise<Seen> {
  await noteCapture(context, context.payments.provider, { reference: referenceOf(attempt), capture });
  return { from: 'lookup', outcome: { outcome, capture: withOwnLines(capture, attempt) } };
}

/**
 * Looks the attempt's reference up at the bank before the first request; null when the bank has no payment under it. A
 * charge made after the backup that this database was restored from is found here: taken over, not charged again.
 */
export async function findKnown(context: AppContext<WithPayments>, attempt: Attempt): Promise<Seen | null> {
  const { payments } = context;
  const outcome = await payments.lookup(queryOf(attempt));
  if (outcome.outcome === 'notFound') return null;
  if (outcome.outcome === 'succeeded') {
    return takeOver(context, attempt, outcome);
  }
  if (outcome.outcome !== 'pending') return { from: 'lookup', outcome };
  // The page of that challenge is lost: this attempt ends without a charge, and the next has another reference.
  const { paymentId } = outcome;
  const cancelled = await payments.cancel({ reference: `${referenceOf(attempt)}.cancel`, paymentId, ip: attempt.ip });
  if (cancelled.outcome !== 'succeeded')
    return { from: 'lookup', outcome: { outcome: 'unknown', reason: 'providerError' } };
  return {
    from: 'lookup',
    outcome: { outcome: 'declined', code: 'cancelled', retryable: true, providerCode: null, paymentId },
  };
}
