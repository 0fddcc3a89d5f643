import type { AppContext } from '../../../platform/context.ts';
import type { WithPayments } from '../../payments/index.ts';
import { type Attempt, type AttemptStep, queryOf, referenceOf } from '../attempt/index.ts';
import type { BankCall, Seen } from './decide-attempt.ts';
import { takeOver } from './find-known.ts';
import { refundAttempt } from './refund-attempt.ts';

type FaultPoint = (step: AttemptStep, attemptId: string) => Promise<void>;

/** Makes one call to the bank. Never inside a transaction. */
export async function askBank(
  context: AppContext<WithPayments>,
  attempt: Attempt,
  call: BankCall,
  /** `renewLease` is called before each further call; false: another process has taken over. */
  { faultPoint, renewLease }: { faultPoint: FaultPoint; renewLease: () => Promise<boolean> },
): Promise<Seen> {
  const { payments } = context;
  switch (call.do) {
    case 'lookup': {
      await faultPoint('beforeLookup', attempt.id);
      const outcome = await payments.lookup(queryOf(attempt));
      await faultPoint('afterLookup', attempt.id);
      return outcome.outcome === 'succeeded' ? takeOver(context, attempt, outcome) : { from: 'lookup', outcome };
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
      const outcome = await payments.cancel({ reference: `${referenceOf(attempt)}.cancel`, paymentId, ip: attempt.ip });
      await faultPoint('afterCancel', attempt.id);
      return { from: 'cancel', outcome };
    }
    case 'refund': {
      await faultPoint('beforeRefund', attempt.id);
      const balanceKurus = await refundAttempt(context, attempt, renewLease);
      await faultPoint('afterRefund', attempt.id);
      return { from: 'refund', balanceKurus };
    }
    default:
      return call satisfies never;
  }
}
