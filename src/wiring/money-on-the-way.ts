import { pathWithoutLocale } from '../../domain/locale/index.ts';
import type { Money } from '../../machines/checkout/index.ts';
import { readCheckoutMoney } from './checkout-memory.ts';

const isCheckout = (place: string) => /^\/checkout(?=[/?]|$)/.test(pathWithoutLocale(place));

/** `readCheckoutMoney` for somebody on the way to the checkout; null for any other `place` (path with query). */
export const readMoneyOnTheWayTo = (place: string | undefined): Money | null =>
  place !== undefined && isCheckout(place) ? readCheckoutMoney() : null;
