import type { PaidCart } from '../../../domain/cart/index.ts';
import { isHintOf } from '../../../domain/payment/index.ts';
import { changeHint, openPayment } from './open-payment.ts';
import { takeOut } from './paid-cart.ts';

/**
 * Call when a page shows that the attempt is paid. Once that is acknowledged no later page takes its lines out of the
 * cart, and a checkout that is opened before the one it came from has read the same would ask for its end again.
 */
export function settleShown(attemptId: string, paid: PaidCart, account: string | null): void {
  const { hint } = openPayment.getSnapshot().context;
  const isAwaited = hint?.money === 'unknown' && isHintOf(hint, account);
  const isFirst = isAwaited && takeOut(attemptId, paid);
  openPayment.send({ type: 'end.shown', kind: 'purchase', attemptId });
  if (isFirst) changeHint(null);
}
