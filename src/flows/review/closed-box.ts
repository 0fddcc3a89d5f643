import { openRecord } from '../../storage/browser-record.ts';

const record = () => openRecord('localStorage', 'review-reminder', 1);

/** Id of the order whose reminder was closed. */
export function readClosedBox(): string | null {
  const orderId = record()?.read()?.['orderId'];
  return typeof orderId === 'string' ? orderId : null;
}

export const forgetClosedBox = (): void => record()?.forget();

export const keepClosedBox = (orderId: string): void => record()?.write({ orderId });
