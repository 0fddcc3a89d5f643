import { PERSISTED_STORE_NAME } from '../../../domain/persisted/index.ts';

/** Where `checkout-memory` keeps what it remembers of an order. */
export const KEPT_ORDER = `${PERSISTED_STORE_NAME}/checkout`;

/** Whether this device remembers an order that has been sent, whoever's it is. Small enough to be asked on every page. */
export function isOrderKept(): boolean {
  try {
    return localStorage.getItem(KEPT_ORDER)!.includes('"attemptKey":"');
  } catch {
    return false;
  }
}
