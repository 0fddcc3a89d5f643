export { connectPayment, noAttempt, nothingPaid, paymentCalls, paymentSetup } from './payment.setup.ts';
export { acknowledged, acknowledgedPaid, lookingAgain, notice, withPayment } from './payment.states.ts';
export type {
  PaymentAnswer,
  PaymentContext,
  PaymentEvent,
  PaymentFound,
  PaymentInput,
  PaymentMeta,
  TypedCard,
} from './payment.types.ts';
