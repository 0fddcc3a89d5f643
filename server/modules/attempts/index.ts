import type { AppContext } from '../../platform/context.ts';
import type { ServerModule } from '../../platform/module.ts';
import { attemptHandlers } from './attempt.handlers.ts';
import { registerAttemptRoutes } from './attempts.routes.ts';
import { type Attempts, createAttempts } from './create-attempts.ts';
import { readFaults } from './faults.ts';
import { reconcileJob } from './reconcile.ts';

const made = new WeakMap<AppContext, Attempts>();

function attemptsOf(context: AppContext): Attempts {
  const attempts = made.get(context);
  if (!attempts) throw new Error('The attempts module has not provided its port yet.');
  return attempts;
}

export const attemptsModule: ServerModule = {
  name: 'attempts',
  provide: (context) => {
    const attempts = createAttempts(context);
    made.set(context, attempts);
    const isSandbox = context.config.mode === 'sandbox';
    const faults = isSandbox ? readFaults(process.env.FAULT_AT, () => process.kill(process.pid, 'SIGKILL')) : null;
    return { attempts: attempts.port, ...(faults && { faults }) };
  },
  handlers: (context) => ({ ...attemptHandlers(context, attemptsOf(context)) }),
  routes: (app, context) => registerAttemptRoutes(app, context, attemptsOf(context).settling),
  jobs: (context) => [reconcileJob(context, attemptsOf(context))],
};

export { attemptErrors } from './attempts.errors.ts';
export { declineMessage } from './decline-messages.ts';
export type { PaymentDetails } from './attempts.port.ts';
export {
  type Attempt,
  type AttemptHooks,
  type AttemptResult,
  CannotFulfil,
  type NewAttempt,
  type PaymentState,
} from './attempts.types.ts';
export { ATTEMPT_STEPS, type AttemptStep, type Faults } from './faults.ts';
