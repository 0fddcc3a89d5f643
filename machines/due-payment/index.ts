export { connectDuePayment, type DueEvent, duePaymentMachine } from './due-payment.machine.ts';
export type { DueCard, DueFound, DuePayment, PayingCard, RefusedPayment } from './due-payment.types.ts';
