export { attemptGauges } from './attempts.gauges.ts';
export { findMissingPayment, type MissingPayment, returnMissingPayment } from './missing-payment.ts';
export { compareDay, type Settlement, settlementJob } from './settlement.ts';
