import { toDecimal } from '../../../../domain/money/index.ts';
import type { operations } from '../../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import {
  findMissingPayment,
  type MissingPayment,
  returnMissingPayment,
  type WithAttempts,
} from '../../attempts/index.ts';
import { clearAlarms, type WithPayments } from '../../payments/index.ts';
import { adoptDelivery, type AskedDelivery } from '../../subscriptions/index.ts';
import { operationsErrors } from '../responses/index.ts';
import { writeDown, written } from '../audit/index.ts';

type Handled = Pick<Service<operations>, 'adoptPayment' | 'refundPayment'>;

const amountOf = ({ capture }: MissingPayment): number => toDecimal(capture.amount);

/** For money at the bank without a payment here, as after restoring a backup. */
export function settlementHandlers(context: AppContext<WithAttempts & WithPayments>): Handled {
  return {
    adoptPayment: async (request) => {
      const { reference } = request.params;
      const asked: AskedDelivery[] = [];

      const missing = await findMissingPayment(context, reference);
      const done = await writeDown(context, written('adoptPayment', request), async (tx) => {
        if (!missing) throw operationsErrors.notMissing();
        const { amount, paymentId } = missing.capture;
        const adopted = await adoptDelivery(context, tx, { reference, amount });
        if (typeof adopted === 'string') throw operationsErrors.notAdoptable(adopted);
        asked.push(adopted);
        await clearAlarms(tx, reference, context.clock.now());
        const after = { amount: amountOf(missing), paymentId, attempt: adopted.attempt.id };
        const action = { act: 'settlement.adopt', entity: reference, before: null, after };
        return { action, answer: { reference, amount: amountOf(missing) }, about: null };
      });
      const isLeft = done.isDryRun ? null : await settled(asked);
      return success({ ...done, outcome: isLeft ?? 'done' });
    },
    refundPayment: async (request) => {
      const { reference } = request.params;
      const missing = await findMissingPayment(context, reference);
      const done = await writeDown(context, written('refundPayment', request), async (tx) => {
        if (!missing) throw operationsErrors.notMissing();
        await clearAlarms(tx, reference, context.clock.now());
        const after = { amount: amountOf(missing), paymentId: missing.capture.paymentId };
        const action = { act: 'settlement.refund', entity: reference, before: null, after };
        return { action, answer: { reference, amount: amountOf(missing) }, about: null };
      });
      const left = done.isDryRun || !missing ? 0 : await returnMissingPayment(context, missing);
      return success({ ...done, outcome: left === null ? 'unknown' : left > 0 ? 'refused' : 'done' });
    },
  };

  async function settled(asked: readonly AskedDelivery[]): Promise<'unknown' | null> {
    const results = await context.attempts.startMany(asked);
    const isPaid = results.every((one) => one.status === 'fulfilled' && one.value.state === 'paid');
    return isPaid ? null : 'unknown';
  }
}
