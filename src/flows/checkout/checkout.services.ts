import { toFailure } from '../../../domain/failure/index.ts';
import { connectCheckout } from '../../../machines/checkout/index.ts';
import { cart } from '../../alive/index.ts';
import type { Api } from '../../services/http/index.ts';
import {
  draftContracts,
  findPaymentByKey,
  placeOrder,
  quoteOrder,
  recoverPayment,
} from '../../services/shopping/index.ts';
import { threeDSecureServices } from '../three-d-secure/three-d-secure.services.ts';

/**
 * The checkout flow with its challenge, on `api`. `beforeOrder` stores the attempt's key: no order is sent before.
 * `takeOutPaid` takes the lines that an attempt has paid for out of the cart.
 */
export const checkoutFlow = (api: Api, beforeOrder: () => void, takeOutPaid: (attemptId: string) => Promise<void>) =>
  connectCheckout({
    ...threeDSecureServices(api),
    recoverPayment: async (request, signal) => {
      const answer = await recoverPayment(api, request, signal);
      if (answer?.kind === 'paid' && request.isKeyAnothers) await takeOutPaid(answer.attemptId);
      return answer;
    },
    quoteOrder: (request, signal) => quoteOrder(api, request, signal),
    draftContracts: (request, signal) => draftContracts(api, request, signal),
    placeOrder: (request, signal) => {
      beforeOrder();
      return placeOrder(api, request, signal).catch((error: unknown) => {
        // A refused code is removed from the cart, so that the next order goes without it; a newer code stays.
        if (
          toFailure(error).code === 'PROMO_REFUSED' &&
          cart.getSnapshot().context.cart.promoCode.code === request.promoCode
        )
          cart.send({ type: 'promoCode.clear' });
        throw error;
      });
    },
    findPayment: ({ attemptKey }, signal) => findPaymentByKey(api, attemptKey, signal),
  });
