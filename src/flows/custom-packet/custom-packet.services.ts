import { findItem, placementOf, type CartItemKey } from '../../../domain/cart/index.ts';
import { customPacketName } from '../../../domain/packet/index.ts';
import { connectCustomPacket, type Placement, type PlaceRequest } from '../../../machines/custom-packet/index.ts';
import { cart } from '../../alive/index.ts';

const inCart = () => cart.getSnapshot().context.cart;

/** The packet of a cart line that is to be changed; null when there is no such line. */
export function packetInCart(key: CartItemKey) {
  const line = findItem(inCart(), key);
  if (!line || (line.type !== 'packet' && line.type !== 'custompacket')) return null;
  return { slug: line.data.slug, name: line.data.name, purchaseType: line.purchaseType };
}

/** Applies the result of `placementOf` to the cart. */
function place({ packet, purchaseType, replaces }: PlaceRequest): Placement {
  const line = {
    item: {
      type: 'custompacket' as const,
      data: { _id: packet.slug, slug: packet.slug, name: customPacketName, price: packet.price, items: packet.boxes },
    },
    purchaseType,
    createdAt: new Date().toISOString(),
  };
  const placement = placementOf(inCart(), { slug: packet.slug, purchaseType, replaces });
  switch (placement.kind) {
    case 'alreadyInCart':
      return 'alreadyInCart';
    case 'changePurchaseType':
      cart.send({ type: 'line.setPurchaseType', key: placement.key, purchaseType });
      return 'replaced';
    case 'replace':
      cart.send({ type: 'cart.replacePacket', key: placement.key, ...line });
      return 'replaced';
    case 'add':
      cart.send({ type: 'line.add', ...line, quantity: 1 });
      return 'added';
    default:
      return placement satisfies never;
  }
}

/** The custom-packet flow, connected to the page's cart. */
export const customPacketFlow = connectCustomPacket({ placePacket: (request) => Promise.resolve(place(request)) });
