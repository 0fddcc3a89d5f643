import { pathWithoutLocale } from '../../domain/locale/index.ts';
import type { ReviewView } from './review.machine.ts';

/** Whether the corner may remind here: never in the cart or the checkout, nor where an order asks by itself. Spec §2. */
export const mayRemindOn = (path: string): boolean =>
  !/^\/(cart|checkout|account\/orders)(\/|$)/.test(pathWithoutLocale(path));

/** The order whose box the corner asks about; null when none waits, or it was closed for this box. */
export function boxToAskAbout(view: ReviewView | null, closedOrderId: string | null): string | null {
  const orderId = view?.types[0]?.orderId ?? null;
  return orderId === closedOrderId ? null : orderId;
}
