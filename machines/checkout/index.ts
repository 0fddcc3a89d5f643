export { connectCheckout } from './checkout.connect.ts';
export { checkoutMachine } from './checkout.machine.ts';
export { knownMoneyOf, type Money, moneyOf } from './checkout.money.ts';
export type {
  CheckoutServices,
  ContractRequest,
  OpenPayment,
  OrderAnswer,
  OrderRequest,
  QuoteRequest,
  RecoveryRequest,
} from './checkout.services.ts';
export type {
  AgreementKind,
  CardEntry,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutMemory,
  CheckoutNotice,
  CheckoutOutput,
  ContractDraft,
  Decline,
  Quote,
  QuoteLine,
} from './checkout.types.ts';
