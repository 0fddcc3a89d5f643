import { leadsToCheckout } from '../../../domain/payment/index.ts';
import type { Money } from '../../../machines/checkout/index.ts';
import { openPayment } from './open-payment.ts';

/** What was last known of the money of an unfinished order on this device, of any account; null when there is none. */
export const readKnownMoney = (): Money | null => openPayment.getSnapshot().context.hint?.money ?? null;

/**
 * `readKnownMoney` for a visitor on the way to the checkout, or to no `place` (path with query) of their own: while a
 * payment is open, signing in leads to its end. Null for any other place.
 */
export const readMoneyOnTheWayTo = (place: string | undefined): Money | null =>
  place === undefined || leadsToCheckout(place) ? readKnownMoney() : null;
