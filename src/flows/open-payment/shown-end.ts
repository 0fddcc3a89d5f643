import type { PaidCart } from '../../../domain/cart/index.ts';
import { isHintOf } from '../../../domain/payment/index.ts';
import { changeHint, openPayment } from './open-payment.ts';
import { takeOut } from './paid-cart.ts';

/**
 * Call when a page shows that the attempt is paid. Takes its lines out of the cart now, as no page does once the end is
 * acknowledged, and clears the hint, or the next checkout would ask for this end again.
 */
export function settleShown(attemptId: string, paid: PaidCart, account: string | null): void {
  const { hint } = openPayment.getSnapshot().context;
  const isAwaited = hint?.money === 'unknown' && isHintOf(hint, account);
  const isFirst = isAwaited && takeOut(attemptId, paid);
  openPayment.send({ type: 'end.shown', kind: 'purchase', attemptId });
  if (isFirst) changeHint(null);
}
