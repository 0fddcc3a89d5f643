export { paymentsModule, paymentsPort, type WithPayments } from './payments.module.ts';
export type * from './payments.outcomes.ts';
export type * from './payments.port.ts';
