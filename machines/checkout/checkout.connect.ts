import { fromPromise } from 'xstate';
import { connectThreeDSecure, type ThreeDSecureServices } from '../three-d-secure/index.ts';
import { checkoutMachine } from './checkout.machine.ts';
import type {
  CheckoutServices,
  ContractRequest,
  OrderAnswer,
  OrderRequest,
  QuoteRequest,
  RecoveryRequest,
} from './checkout.services.ts';
import type { ContractDraft, Quote } from './checkout.types.ts';

/** The flow with its services and those of the challenge: an omitted one does not compile. */
export function connectCheckout(services: CheckoutServices & ThreeDSecureServices) {
  return checkoutMachine.provide({
    actors: {
      recoverPayment: fromPromise<OrderAnswer | null, RecoveryRequest>(({ input, signal }) =>
        services.recoverPayment(input, signal),
      ),
      quoteOrder: fromPromise<Quote, QuoteRequest>(({ input, signal }) => services.quoteOrder(input, signal)),
      draftContracts: fromPromise<readonly ContractDraft[], ContractRequest>(({ input, signal }) =>
        services.draftContracts(input, signal),
      ),
      placeOrder: fromPromise<OrderAnswer, OrderRequest>(({ input, signal }) => services.placeOrder(input, signal)),
      findPayment: fromPromise<OrderAnswer | null, { attemptKey: string }>(({ input, signal }) =>
        services.findPayment(input, signal),
      ),
      threeDSecure: connectThreeDSecure(services),
    },
  });
}
