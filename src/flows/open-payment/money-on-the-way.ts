import { leadsToCheckout } from '../../../domain/payment/index.ts';
import type { Money } from '../../../machines/checkout/index.ts';
import { openPayment } from './open-payment.ts';

/** Last known state of the money of an unfinished order on this device, for any account; null without one. */
export const readKnownMoney = (): Money | null => openPayment.getSnapshot().context.hint?.money ?? null;

/**
 * `readKnownMoney` for a visitor who goes to the checkout, or has no `place` (path with query) to go to: while a
 * payment is open, signing in leads to its end. Null for any other place.
 */
export const readMoneyOnTheWayTo = (place: string | undefined): Money | null =>
  place === undefined || leadsToCheckout(place) ? readKnownMoney() : null;
