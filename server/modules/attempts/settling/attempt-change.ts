import { type AttemptState, canAttemptMove, isAttemptOpen } from '../../../../domain/payment/index.ts';
import type { Attempt } from '../attempt/index.ts';
import type { Seen } from './decide-attempt.ts';

/** Columns of an attempt to update. */
export type AttemptChange = Partial<Attempt>;

/** Throws on a forbidden change of state. An open state may pass `settling` within one transaction. */
export function checkMove(from: AttemptState, to: AttemptState): void {
  if (canAttemptMove(from, to)) return;
  if (isAttemptOpen(from) && canAttemptMove(from, 'settling') && canAttemptMove('settling', to)) return;
  throw new Error(`An attempt cannot go from ${from} to ${to}.`);
}

/** Facts about the payment in a bank answer; stored whatever the verdict is. */
export function learn(attempt: Attempt, seen: Seen): AttemptChange {
  if (seen.from === 'nothing' || seen.from === 'cancel' || seen.from === 'refund') return {};
  const { outcome } = seen;
  if (outcome.outcome === 'succeeded') return { paymentId: outcome.capture.paymentId };
  if (outcome.outcome === 'declined') return outcome.paymentId === null ? {} : { paymentId: outcome.paymentId };
  if (outcome.outcome !== 'pending') return {};
  if (seen.from !== 'start' || seen.outcome.outcome !== 'pending') return { paymentId: outcome.paymentId };
  const state = attempt.state === 'created' ? 'challenging' : attempt.state;
  return { paymentId: outcome.paymentId, page: seen.outcome.page, state };
}
