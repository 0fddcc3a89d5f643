export { createPayments, type PaymentsConfig } from './create-payments.ts';
export { paymentsModule } from './payments.module.ts';
export type * from './payments.outcomes.ts';
export type * from './payments.port.ts';
