import { connectCardCheck } from '../../../machines/card-check/index.ts';
import { invalidateAccount } from '../../base/data/account-cache.ts';
import { requestCardCheck } from '../../services/cards/index.ts';
import type { Api } from '../../services/http/index.ts';
import { paymentServices, toPaymentAnswer } from '../three-d-secure/payment.services.ts';

const kind = 'cardCheck';

/** `onSaved`: the list of cards has changed. */
export const cardCheckFlow = (api: Api, onSaved: () => void) =>
  connectCardCheck({
    ...paymentServices(api, kind),
    requestPayment: async (request, signal) => toPaymentAnswer(kind, await requestCardCheck(api, request, signal)),
    refreshAccount: () => {
      invalidateAccount();
      onSaved();
    },
  });
