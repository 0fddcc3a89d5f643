import { parseCartItem } from '../../../domain/cart/index.ts';
import { fieldsOf, parseJson } from '../../../domain/untrusted/index.ts';
import { cart } from '../cart-actor.ts';

/** Set by the server for a form that was posted without JavaScript: cart items as they are stored. */
export const POSTED_COOKIE = 'posted';

/** Lines that were added by a plain form post, when no script ran: the server sent them back in a cookie. */
export function takePosted(): void {
  const found = new RegExp(`(?:^|; )${POSTED_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  if (found === undefined) return;
  document.cookie = `${POSTED_COOKIE}=; path=/; max-age=0; samesite=lax`;
  const lines: unknown = fieldsOf(parseJson(decodeURIComponent(found)))['items'];
  for (const line of Array.isArray(lines) ? lines : []) {
    const item = parseCartItem(line);
    if (!item) continue;
    const { type, data, purchaseType, quantity, createdAt } = item;
    cart.send({ type: 'line.add', item: { type, data }, purchaseType, quantity, createdAt });
  }
}
