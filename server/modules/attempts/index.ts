import type { AppContext } from '../../platform/context.ts';
import type { ServerModule } from '../../platform/module.ts';
import { registerAttemptRoutes } from './attempts.routes.ts';
import { createAttempts } from './create-attempts.ts';
import { readFaults } from './faults.ts';
import { reconcileJob } from './reconcile.ts';
import type { Settling } from './settle.ts';

const settlings = new WeakMap<AppContext, Settling>();

function settlingOf(context: AppContext): Settling {
  const settling = settlings.get(context);
  if (!settling) throw new Error('The attempts module has not provided its port yet.');
  return settling;
}

export const attemptsModule: ServerModule = {
  name: 'attempts',
  provide: (context) => {
    const { port, settling } = createAttempts(context);
    settlings.set(context, settling);
    const isSandbox = context.config.mode === 'sandbox';
    const faults = isSandbox ? readFaults(process.env.FAULT_AT, () => process.kill(process.pid, 'SIGKILL')) : null;
    return { attempts: port, ...(faults && { faults }) };
  },
  routes: (app, context) => registerAttemptRoutes(app, context, settlingOf(context)),
  jobs: (context) => [reconcileJob(context, settlingOf(context))],
};

export { attemptErrors } from './attempts.errors.ts';
export type { PaymentDetails } from './attempts.port.ts';
export { type Attempt, type AttemptKind, type AttemptResult, CannotFulfil, type NewAttempt } from './attempts.types.ts';
export { ATTEMPT_STEPS, type AttemptStep, type Faults } from './faults.ts';
