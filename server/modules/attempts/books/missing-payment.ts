import { kurus } from '../../../../domain/money/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type Capture, noteCapture, type WithPayments } from '../../payments/index.ts';
import { findAttemptByReference, nowhere } from '../attempt/index.ts';
import { returnCapture } from '../settling/index.ts';

export type MissingPayment = { reference: string; capture: Capture };

/** The bank's payment under a reference that no attempt here has; null when there is none, or an attempt has it. */
export async function findMissingPayment(
  { db, payments }: { db: Executor } & WithPayments,
  reference: string,
): Promise<MissingPayment | null> {
  if (await findAttemptByReference(db, reference)) return null;
  const found = await payments.inspect({ reference, paymentId: null, purpose: 'purchase', amount: kurus(0) });
  return found.outcome === 'taken' && !found.cancelled ? { reference, capture: found.capture } : null;
}

/**
 * Refunds all of it to the card. Returns the part that the card did not take back, in kuruş; null while the bank has
 * not confirmed the refund: call it again to continue.
 */
export async function returnMissingPayment(
  context: AppContext<WithPayments>,
  missing: MissingPayment,
): Promise<number | null> {
  const { reference, capture } = missing;
  const { paymentId, amount } = capture;
  await noteCapture(context, context.payments.provider, missing);
  const payment = {
    id: reference,
    reference,
    paymentId,
    purpose: 'purchase',
    amountKurus: amount,
    ip: nowhere,
  } as const;
  return returnCapture(context, payment, { reference: `${reference}.return` }, () => Promise.resolve(true));
}
