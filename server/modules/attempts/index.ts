import { defineModule } from '../../platform/module.ts';
import { paymentsPort } from '../payments/index.ts';
import { attemptGauges, settlementJob } from './books/index.ts';
import { attemptsData, forgetUnpaidJob } from './personal-data/index.ts';
import { attemptsPort, faultsPort, readFaults } from './attempt/index.ts';
import { attemptHandlers, registerAttemptRoutes } from './calls/index.ts';
import { createAttempts } from './opening/index.ts';
import { reconcileJob } from './settling/index.ts';

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

export {
  type Attempt,
  attemptErrors,
  type AttemptHooks,
  attemptIdOf,
  type AttemptResult,
  attemptsPort,
  CannotFulfil,
  declineMessage,
  findUnfinishedAttempt,
  listStuck,
  type Needed,
  type NewAttempt,
  type PaymentDetails,
  type PaymentState,
  referenceOf,
  type RefundReason,
  refuseEnded,
  type UnpaidEnd,
  type WithAttempts,
} from './attempt/index.ts';
export {
  compareDay,
  findMissingPayment,
  type MissingPayment,
  returnMissingPayment,
  type Settlement,
} from './books/index.ts';
export { type OpenedAttempt, returnJob, startOnce } from './opening/index.ts';
export { returnCapture, returnPart } from './settling/index.ts';
