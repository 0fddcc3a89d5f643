export { connectOpenPayment, openPaymentMachine } from './open-payment.machine.ts';
