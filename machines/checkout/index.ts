export { connectCheckout } from './checkout.connect.ts';
export { checkoutMachine } from './checkout.machine.ts';
export type {
  CheckoutServices,
  ContractRequest,
  OpenPayment,
  OrderAnswer,
  OrderRequest,
  QuoteRequest,
} from './checkout.services.ts';
export type {
  AgreementKind,
  CardEntry,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutNotice,
  CheckoutOutput,
  ContractDraft,
  Decline,
  Quote,
  QuoteLine,
} from './checkout.types.ts';
