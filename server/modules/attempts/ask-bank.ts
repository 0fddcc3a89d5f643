import type { Capture, PaymentQuery, PaymentsPort } from '../payments/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import type { Attempt } from './attempts.types.ts';
import type { AttemptStep } from './faults.ts';
import type { BankCall, Seen } from './judge-attempt.ts';

type FaultPoint = (step: AttemptStep, attemptId: string) => Promise<void>;

export const queryOf = (attempt: Attempt): PaymentQuery => ({
  reference: attempt.id,
  paymentId: attempt.paymentId,
  purpose: attempt.purpose,
  amount: kurus(attempt.amountKurus),
});

/** Refunds line by line what is not refunded yet. `balance`: the card takes nothing back. */
async function refundLines(
  payments: PaymentsPort,
  attempt: Attempt,
  capture: Capture,
): Promise<'card' | 'balance' | 'unknown'> {
  const refunds = capture.refunds ?? [];
  let refused = 0;
  for (const [index, line] of capture.lines.entries()) {
    const done = refunds
      .filter(({ transactionId }) => transactionId === line.transactionId)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (line.amount - done <= 0) continue;
    const { outcome } = await payments.refund({
      // The bank knows these names: renaming them would repeat a refund that is under way.
      reference: `${attempt.id}.return.${index}`,
      paymentId: capture.paymentId,
      transactionId: line.transactionId,
      amount: kurus(line.amount - done),
      ip: attempt.ip,
    });
    if (outcome === 'declined') refused += 1;
    else if (outcome !== 'succeeded') return 'unknown';
  }
  if (refused === 0) return 'card';
  return refused === capture.lines.length ? 'balance' : 'unknown';
}

async function refund(payments: PaymentsPort, attempt: Attempt): Promise<'card' | 'balance' | 'unknown'> {
  const known = await payments.lookup(queryOf(attempt));
  if (known.outcome === 'declined') return 'card';
  if (known.outcome !== 'succeeded') return 'unknown';
  const { capture } = known;
  if ((capture.refunds ?? []).length === 0) {
    const reference = `${attempt.id}.return`;
    const { outcome } = await payments.cancel({ reference, paymentId: capture.paymentId, ip: attempt.ip });
    if (outcome === 'succeeded') return 'card';
    if (outcome !== 'declined') return 'unknown';
  }
  return refundLines(payments, attempt, capture);
}

/** Makes one call to the bank. Never inside a transaction. */
export async function askBank(
  payments: PaymentsPort,
  attempt: Attempt,
  call: BankCall,
  faultPoint: FaultPoint,
): Promise<Seen> {
  switch (call.do) {
    case 'lookup': {
      await faultPoint('beforeLookup', attempt.id);
      const outcome = await payments.lookup(queryOf(attempt));
      await faultPoint('afterLookup', attempt.id);
      return { from: 'lookup', outcome };
    }
    case 'finish': {
      await faultPoint('beforeFinish', attempt.id);
      const { paymentId, callback } = call;
      const outcome = await payments.finishChallenge({ ...queryOf(attempt), paymentId, callback });
      await faultPoint('afterFinish', attempt.id);
      return { from: 'finish', outcome };
    }
    case 'cancel': {
      await faultPoint('beforeCancel', attempt.id);
      const { paymentId } = call;
      const outcome = await payments.cancel({ reference: `${attempt.id}.cancel`, paymentId, ip: attempt.ip });
      await faultPoint('afterCancel', attempt.id);
      return { from: 'cancel', outcome };
    }
    case 'refund': {
      await faultPoint('beforeRefund', attempt.id);
      const outcome = await refund(payments, attempt);
      await faultPoint('afterRefund', attempt.id);
      return { from: 'refund', outcome };
    }
    default:
      return call satisfies never;
  }
}
