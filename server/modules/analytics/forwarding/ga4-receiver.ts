import { type EventReceiver, type Forwarded, receiverPatience } from './event-receiver.ts';

export type Ga4Settings = { measurementId: string; apiSecret: string; url: string };

/** Our event names and their equivalents in Google Analytics 4, where it has one. */
const names: Record<string, string> = {
  PageView: 'page_view',
  ViewCart: 'view_cart',
  AddToCart: 'add_to_cart',
  Signup: 'sign_up',
  Login: 'login',
  InitiateCheckout: 'begin_checkout',
  AddAddressInfo: 'add_shipping_info',
  AddPaymentInfo: 'add_payment_info',
  Purchase: 'purchase',
};
const nameOf = (event: string): string =>
  names[event] ?? event.replaceAll(/(?<!^)[A-Z]/g, (capital) => `_${capital}`).toLowerCase();

/** `pad-super-12:2,tampon-mini-8:1` as the protocol lists it. */
const itemsOf = (items: string) =>
  items.split(',').map((item) => {
    const [slug = '', quantity] = item.split(':');
    return { item_id: slug, quantity: Number(quantity) };
  });

const paramsOf = ({ id, event, url, parameters: { items, ...rest } }: Forwarded) => ({
  ...rest,
  ...(typeof items === 'string' && items !== '' && { items: itemsOf(items) }),
  ...(url !== null && { page_location: url }),
  // The service recognises a repeated event by it.
  event_id: id,
  ...(event === 'Purchase' && { transaction_id: id }),
});

/** The Measurement Protocol of Google Analytics 4. */
export const createGa4Receiver = ({ measurementId, apiSecret, url }: Ga4Settings): EventReceiver => ({
  async send(event) {
    const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret });
    const response = await fetch(`${url}/mp/collect?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(receiverPatience),
      body: JSON.stringify({
        client_id: event.visitorId,
        timestamp_micros: event.at.getTime() * 1000,
        consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
        events: [{ name: nameOf(event.event), params: paramsOf(event) }],
      }),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The measuring service answered ${response.status}.`);
  },
});
