import { connectOrderNow } from '../../../machines/order-now/index.ts';
import type { Api } from '../../services/http/index.ts';
import { orderNow, previewNow } from '../../services/subscriptions/index.ts';
import { paymentServices, toPaymentAnswer } from '../three-d-secure/payment.services.ts';

const kind = 'orderNow';

interface NowHost {
  /** Loads what this screen needs and the account page does not, once there is something to show. */
  prepare: () => Promise<unknown>;
  /** The subscription's plan has changed. */
  onPaid: () => void;
}

/** The end of a payment is shown on the page of any of the account's subscriptions. */
export function orderNowFlow(api: Api, { prepare, onPaid }: NowHost) {
  const services = paymentServices(api, kind);
  return connectOrderNow({
    ...services,
    async findPayment(sent, signal) {
      const found = await services.findPayment(sent, signal);
      if (found.answer) await prepare();
      return found;
    },
    async previewNow({ id }, signal) {
      const [offer] = await Promise.all([previewNow(api, id, signal), prepare()]);
      return offer;
    },
    requestPayment: async (request, signal) => toPaymentAnswer(kind, await orderNow(api, request, signal)),
    refreshAccount: onPaid,
  });
}
