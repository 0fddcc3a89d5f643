export { connectDuePayment, type DueEvent, duePaymentMachine } from './due-payment.machine.ts';
export type { DueAnswer, DueCard, DueFound, DuePayment, PayingCard } from './due-payment.types.ts';
