import { pathWithoutLocale } from '../locale/index.ts';

/** Whether the corner may remind here: never in the cart or the checkout, nor where an order asks by itself. Spec §2. */
export const mayRemindOn = (path: string): boolean =>
  !/^\/(cart|checkout|account\/orders)(\/|$)/.test(pathWithoutLocale(path));

/**
 * The order whose box the corner asks about, of the product types that wait for a review, the latest delivery first;
 * null when none waits, or it was closed for this box.
 */
export function boxToAskAbout(waiting: readonly { orderId: string }[], closedOrderId: string | null): string | null {
  const orderId = waiting[0]?.orderId ?? null;
  return orderId === closedOrderId ? null : orderId;
}
