import { packetContentsKey, parsePacketSlug } from '../packet/index.ts';
import type { PurchaseType } from '../product/index.ts';
import { findItem } from './cart-item.ts';
import type { Cart, CartItemKey } from './cart.ts';
import { containsPacket } from './contains-packet.ts';

export type PacketPlacement =
  | { kind: 'alreadyInCart' | 'add' }
  /** `changePurchaseType`: same contents, so the line and a ready-made packet's price stay. */
  | { kind: 'changePurchaseType' | 'replace'; key: CartItemKey };

const contentsOf = (raw: string) => {
  const slug = parsePacketSlug(raw);
  return slug && packetContentsKey(slug);
};

/** Spec §4: a packet already in the cart is not added again; a customised one replaces its line. */
export function placementOf(
  cart: Cart,
  { slug, purchaseType, replaces }: { slug: string; purchaseType: PurchaseType; replaces: CartItemKey | null },
): PacketPlacement {
  const replaced = replaces === null ? null : findItem(cart, replaces);
  if (replaces !== null && replaced && contentsOf(replaced.data.slug) === contentsOf(slug))
    return replaced.purchaseType === purchaseType
      ? { kind: 'alreadyInCart' }
      : { kind: 'changePurchaseType', key: replaces };
  if (containsPacket(cart, slug)) return { kind: 'alreadyInCart' };
  return replaces !== null && replaced ? { kind: 'replace', key: replaces } : { kind: 'add' };
}
