import { connectCheckout } from '../../machines/checkout/index.ts';
import type { Api } from '../services/http/index.ts';
import {
  draftContracts,
  findPaymentByKey,
  placeOrder,
  quoteOrder,
  recoverPayment,
} from '../services/shopping/index.ts';
import { threeDSecureServices } from './three-d-secure.ts';

/**
 * Paying, with its challenge, on this connection to the contract. `beforeOrder` keeps the attempt's key: an order
 * that this browser could forget never leaves. `takeOutPaid` takes what was paid for out of the cart.
 */
export const checkoutFlow = (api: Api, beforeOrder: () => void, takeOutPaid: (attemptId: string) => void) =>
  connectCheckout({
    ...threeDSecureServices(api),
    recoverPayment: (request, signal) => recoverPayment(api, request, signal),
    quoteOrder: (request, signal) => quoteOrder(api, request, signal),
    draftContracts: (request, signal) => draftContracts(api, request, signal),
    placeOrder: (request, signal) => {
      beforeOrder();
      return placeOrder(api, request, signal);
    },
    takeOutPaid,
    findPayment: ({ attemptKey }, signal) => findPaymentByKey(api, attemptKey, signal),
  });
