export {
  connectPayment,
  noAttempt,
  nothingPaid,
  paymentActions,
  paymentActors,
  paymentCalls,
  paymentDelays,
  paymentGuards,
} from './payment.setup.ts';
export { lookingAgain, notice, paymentStates, acknowledged, acknowledgedPaid } from './payment.states.ts';
export type {
  PaymentAnswer,
  PaymentChildren,
  PaymentContext,
  PaymentEvent,
  PaymentFound,
  PaymentInput,
  PaymentMeta,
  TypedCard,
} from './payment.types.ts';
