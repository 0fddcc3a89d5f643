import { defineModule } from '../../platform/module.ts';
import { paymentsPort } from '../payments/index.ts';
import { attemptGauges } from './attempts.gauges.ts';
import { attemptsData } from './attempts.personal-data.ts';
import { attemptsPort } from './attempts.port.ts';
import { attemptHandlers } from './attempt.handlers.ts';
import { registerAttemptRoutes } from './attempts.routes.ts';
import { createAttempts } from './create-attempts.ts';
import { faultsPort, readFaults } from './faults.ts';
import { forgetUnpaidJob } from './forget-unpaid.ts';
import { reconcileJob } from './reconcile.ts';
import { settlementJob } from './settlement.ts';

export const attemptsModule = defineModule({
  name: 'attempts',
  needs: [paymentsPort],
  provides: [attemptsPort, faultsPort],
  build(context) {
    const isSandbox = context.config.mode === 'sandbox';
    const faults = {
      now: isSandbox ? readFaults(process.env.FAULT_AT, () => process.kill(process.pid, 'SIGKILL')) : null,
    };
    const attempts = createAttempts({ ...context, faults });
    return {
      ports: { attempts: attempts.port, faults },
      personalData: attemptsData(attempts.kindOf),
      handlers: attemptHandlers(context, attempts),
      routes: (app) => registerAttemptRoutes(app, context, attempts.settling),
      jobs: [reconcileJob(context, attempts), settlementJob(context), forgetUnpaidJob(context, attempts)],
      gauges: attemptGauges(context),
    };
  },
});

export { attemptIdOf, referenceOf } from './attempt-reference.ts';
export { findMissingPayment, type MissingPayment, returnMissingPayment } from './missing-payment.ts';
export { returnCapture, returnPart } from './refund-attempt.ts';
export { returnJob } from './return-job.ts';
export { findUnfinishedAttempt, listStuck } from './attempts.repository.ts';
export { compareDay, type Settlement } from './settlement.ts';
export { attemptErrors, refuseEnded } from './attempts.errors.ts';
export { type OpenedAttempt, startOnce } from './start-once.ts';
export { declineMessage } from './decline-messages.ts';
export { attemptsPort, type PaymentDetails, type WithAttempts } from './attempts.port.ts';
export type { AttemptResult, RefundReason } from './attempts.columns.ts';
export {
  type Attempt,
  type AttemptHooks,
  CannotFulfil,
  type Needed,
  type NewAttempt,
  type PaymentState,
  type UnpaidEnd,
} from './attempts.types.ts';
