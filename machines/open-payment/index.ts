export {
  connectOpenPayment,
  type OpenPaymentEvent,
  openPaymentMachine,
  type OpenPaymentServices,
} from './open-payment.machine.ts';
