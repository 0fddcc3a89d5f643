import { containsPacket, findItem, type CartItemKey } from '../../../domain/cart/index.ts';
import { customPacketName, packetContentsKey, parsePacketSlug } from '../../../domain/packet/index.ts';
import { connectCustomPacket, type Placement, type PlaceRequest } from '../../../machines/custom-packet/index.ts';
import { cart } from '../../alive/index.ts';

const inCart = () => cart.getSnapshot().context.cart;

const contentsOf = (raw: string) => {
  const slug = parsePacketSlug(raw);
  return slug && packetContentsKey(slug);
};

/** The packet of a cart line that is to be changed; null when there is no such line. */
export function packetInCart(key: CartItemKey) {
  const line = findItem(inCart(), key);
  if (!line || (line.type !== 'packet' && line.type !== 'custompacket')) return null;
  return { slug: line.data.slug, name: line.data.name, purchaseType: line.purchaseType };
}

/** Spec §4: a packet that is there is not added again; a customised one takes the place of its line. */
function place({ packet, purchaseType, replaces }: PlaceRequest): Placement {
  const held = replaces === null ? null : findItem(inCart(), replaces);
  if (replaces !== null && held && contentsOf(held.data.slug) === contentsOf(packet.slug)) {
    if (held.purchaseType === purchaseType) return 'alreadyInCart';
    // Nothing but the way of buying changed: the line, and a ready-made packet's price, stay.
    cart.send({ type: 'line.setPurchaseType', key: replaces, purchaseType });
    return 'replaced';
  }
  if (containsPacket(inCart(), packet.slug)) return 'alreadyInCart';
  const line = {
    item: {
      type: 'custompacket' as const,
      data: { _id: packet.slug, slug: packet.slug, name: customPacketName, price: packet.price, items: packet.boxes },
    },
    purchaseType,
    createdAt: new Date().toISOString(),
  };
  if (replaces !== null && held) {
    cart.send({ type: 'cart.replacePacket', key: replaces, ...line });
    return 'replaced';
  }
  cart.send({ type: 'line.add', ...line, quantity: 1 });
  return 'added';
}

/** Filling a box, connected to the one cart of the page. */
export const customPacketFlow = connectCustomPacket({ placePacket: (request) => Promise.resolve(place(request)) });
