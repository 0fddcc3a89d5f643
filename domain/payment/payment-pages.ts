import { pathWithoutLocale } from '../locale/index.ts';

/** Whether the page at `path` says itself how an open payment stands: nothing is told above it. */
export const tellsOfPayment = (path: string): boolean =>
  /^\/(checkout|purchase|auth)(\/|$)/.test(pathWithoutLocale(path));

/** Whether `place` (path with query) is the checkout. While a payment is open, it leads to the payment's end. */
export const leadsToCheckout = (place: string): boolean => /^\/checkout(?=[/?]|$)/.test(pathWithoutLocale(place));
