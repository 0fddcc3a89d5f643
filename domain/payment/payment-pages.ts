import { pathWithoutLocale } from '../locale/index.ts';

/** Whether the page at `path` shows an open payment itself, so that it needs no notice of it. */
export const showsOwnPayment = (path: string): boolean =>
  /^\/(checkout|purchase|auth)(\/|$)/.test(pathWithoutLocale(path));

/** Whether `place` (path with query) is the checkout. While a payment is open, it shows how that one ends. */
export const leadsToCheckout = (place: string): boolean => /^\/checkout(?=[/?]|$)/.test(pathWithoutLocale(place));

/** The account's page with its due payment; a visitor who must sign in first reads why. */
export const DUE_PAYMENT_PLACE = '/account?due=true';

/** Whether `place` (path with query) is the page on which a due payment is paid. */
export const leadsToDuePayment = (place: string): boolean => pathWithoutLocale(place) === DUE_PAYMENT_PLACE;

/**
 * Whether a challenge opens in the whole window instead of a frame: the provider's document, which the shop serves at
 * `/3ds/…`, redirects to an issuer that the shop's frame policy cannot list.
 */
export function opensAtTop(page: string, shopOrigin: string): boolean {
  const url = URL.canParse(page) ? new URL(page) : null;
  return url !== null && url.origin === shopOrigin && url.pathname.startsWith('/3ds/');
}
