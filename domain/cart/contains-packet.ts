import { packetContentsKey, parsePacketSlug } from '../packet/index.ts';
import type { Cart } from './cart.ts';

/** Whether a packet (ready-made or custom) with these contents is in the cart: 'already-exist-in-cart'. Spec §4. */
export function containsPacket(cart: Cart, slug: string): boolean {
  const wanted = parsePacketSlug(slug);
  if (!wanted) return false;
  return cart.items.some((item) => {
    const held = item.type === 'packet' || item.type === 'custompacket' ? parsePacketSlug(item.data.slug) : null;
    return held !== null && packetContentsKey(held) === packetContentsKey(wanted);
  });
}
