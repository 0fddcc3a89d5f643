import type { ServerModule } from '../../platform/module.ts';
import { createPayments } from './create-payments.ts';
import type { PaymentsPort } from './payments.port.ts';

declare module '../../platform/context.ts' {
  interface AppContext {
    payments: PaymentsPort;
  }
}

/** Gives every other module the payments port. It has no operations of its own. */
export const paymentsModule: ServerModule = {
  name: 'payments',
  provide: ({ config }) => ({ payments: createPayments(config) }),
};
