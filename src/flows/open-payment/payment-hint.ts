import { parsePaymentHint, type PaymentHint } from '../../../domain/payment/index.ts';
import { PERSISTED_STORE_NAME } from '../../../domain/persisted/index.ts';
import { HINT, hintRecord as record } from './hint-record.ts';

export const readHint = (): PaymentHint | null => parsePaymentHint(record()?.read());

/** Other tabs receive every change. Without storage the hint lasts as long as the page. */
export function keepHint(hint: PaymentHint | null): void {
  if (JSON.stringify(readHint()) === JSON.stringify(hint)) return;
  try {
    if (hint) record()?.write(hint);
    else record()?.forget();
  } catch {
    // A full storage must not block the order.
  }
}

/** Calls back with what another tab keeps. */
export function followHint(onHint: (hint: PaymentHint | null) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === `${PERSISTED_STORE_NAME}/${HINT}`) onHint(readHint());
  });
}
