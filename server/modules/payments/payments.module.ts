import { defineModule, definePort } from '../../platform/module.ts';
import { postAlarmsJob } from './alarms/index.ts';
import { createProvider } from './create-provider.ts';
import { withOperations } from './operations.ts';
import { paymentsData } from './payments.personal-data.ts';
import { type PaymentsPort, withSafeguards } from './provider/index.ts';

export type WithPayments = { payments: PaymentsPort };
export const paymentsPort = definePort<WithPayments>('payments');

/** Gives other modules the payments port. It has no operations of its own. `deadlineMs` shorter in tests. */
export const createPaymentsModule = (options: { deadlineMs?: number } = {}) =>
  defineModule({
    name: 'payments',
    provides: [paymentsPort],
    build: (context) => ({
      personalData: paymentsData,
      jobs: [postAlarmsJob(context)],
      ports: { payments: withSafeguards(withOperations(createProvider(context.config, options), context)) },
    }),
  });

export const paymentsModule = createPaymentsModule();
