export { checkoutMachine, connectCheckout } from './checkout.machine.ts';
export { isSameOrder, knownMoneyOf, missingOf, type Money, moneyOf, orderOf, stillMissing } from './checkout.order.ts';
export type {
  CheckoutServices,
  ContractRequest,
  OpenPayment,
  OrderAnswer,
  OrderRequest,
  QuoteRequest,
  RecoveryAnswer,
  RecoveryRequest,
} from './checkout.types.ts';
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
  Missing,
  Quote,
  QuoteLine,
} from './checkout.types.ts';
