import { pathWithoutLocale } from '../locale/index.ts';

/** Whether the corner may remind on this page: not in cart or checkout, nor where the order asks itself. Spec §2. */
export const mayRemindOn = (path: string): boolean =>
  !/^\/(cart|checkout|account\/orders)(\/|$)/.test(pathWithoutLocale(path));

/**
 * The order that the corner asks about: the first of the product types waiting for a review (latest delivery first);
 * null when none waits, or when the corner was closed for this order.
 */
export function boxToAskAbout(waiting: readonly { orderId: string }[], closedOrderId: string | null): string | null {
  const orderId = waiting[0]?.orderId ?? null;
  return orderId === closedOrderId ? null : orderId;
}
