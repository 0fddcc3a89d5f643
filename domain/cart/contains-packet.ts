import { packetContentsKey, packetOfLine, parsePacketSlug } from '../packet/index.ts';
import type { Cart } from './cart.ts';

/** Whether a packet (ready-made or custom) with these contents is in the cart: 'already-exist-in-cart'. Spec §4. */
export function containsPacket(cart: Cart, slug: string): boolean {
  const wanted = parsePacketSlug(slug);
  if (!wanted) return false;
  return cart.items.some(({ type, data }) => {
    const inCart = packetOfLine({ type, slug: data.slug });
    return inCart !== null && packetContentsKey(inCart) === packetContentsKey(wanted);
  });
}
