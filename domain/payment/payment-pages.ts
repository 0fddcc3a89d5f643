import { pathWithoutLocale } from '../locale/index.ts';

/** Whether the page at `path` shows the state of an open payment itself: no notice above it. */
export const showsOwnPayment = (path: string): boolean =>
  /^\/(checkout|purchase|auth)(\/|$)/.test(pathWithoutLocale(path));

/** Whether `place` (path with query) is the checkout. While a payment is open, it leads to the payment's end. */
export const leadsToCheckout = (place: string): boolean => /^\/checkout(?=[/?]|$)/.test(pathWithoutLocale(place));

/** The account, of which a payment is due; a visitor who must sign in there first reads why. */
export const DUE_PAYMENT_PLACE = '/account?due=true';

/** Whether `place` (path with query) is where a due payment is paid. */
export const leadsToDuePayment = (place: string): boolean => pathWithoutLocale(place) === DUE_PAYMENT_PLACE;

/**
 * Whether a challenge's page opens in the whole window: the provider's own document, which the shop serves at `/3ds/…`,
 * leads on to an issuer that no policy of ours can name, so no frame of ours can hold it.
 */
export function opensAtTop(page: string, shopOrigin: string): boolean {
  const url = URL.canParse(page) ? new URL(page) : null;
  return url !== null && url.origin === shopOrigin && url.pathname.startsWith('/3ds/');
}
