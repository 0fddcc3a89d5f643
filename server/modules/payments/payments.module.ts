import { defineModule, definePort } from '../../platform/module.ts';
import { createPayments } from './create-payments.ts';
import type { PaymentsPort } from './payments.port.ts';

export type WithPayments = { payments: PaymentsPort };
export const paymentsPort = definePort<WithPayments>('payments');

/** Gives other modules the payments port. It has no operations of its own. `deadlineMs` shorter in tests. */
export const createPaymentsModule = (options: { deadlineMs?: number } = {}) =>
  defineModule({
    name: 'payments',
    provides: [paymentsPort],
    build: ({ config }) => ({ ports: { payments: createPayments(config, options) } }),
  });

export const paymentsModule = createPaymentsModule();
