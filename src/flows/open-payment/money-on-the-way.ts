import { pathWithoutLocale } from '../../../domain/locale/index.ts';
import type { Money } from '../../../machines/checkout/index.ts';
import { readCheckoutMoney } from './checkout-memory.ts';

const isCheckout = (place: string) => /^\/checkout(?=[/?]|$)/.test(pathWithoutLocale(place));

/**
 * `readCheckoutMoney` for somebody on the way to the checkout, or to no `place` (path with query) of their own: while a
 * payment is open, signing in leads to its end. Null for any other place.
 */
export const readMoneyOnTheWayTo = (place: string | undefined): Money | null =>
  place === undefined || isCheckout(place) ? readCheckoutMoney() : null;
