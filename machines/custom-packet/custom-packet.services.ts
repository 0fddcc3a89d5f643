import type { CartItemKey } from '../../domain/cart/index.ts';
import type { BoxQuantity, PacketItem, PacketSlug } from '../../domain/packet/index.ts';
import type { PriceByPurchaseType, PurchaseType } from '../../domain/product/index.ts';

/** A box that can be packed as it stands. `price` in kuruş. */
export interface PackedPacket {
  slug: PacketSlug;
  items: readonly PacketItem[];
  boxes: readonly BoxQuantity[];
  price: PriceByPurchaseType;
}

export interface PlaceRequest {
  packet: PackedPacket;
  purchaseType: PurchaseType;
  replaces: CartItemKey | null;
}

/** `alreadyInCart`: a packet with these contents is there ('already-exist-in-cart', Spec §4); nothing was changed. */
export type Placement = 'added' | 'replaced' | 'alreadyInCart';

export interface CustomPacketServices {
  /** Puts the packet into the cart, or in the place of the line it replaces with quantity 1. Spec §4. */
  placePacket(request: PlaceRequest, signal: AbortSignal): Promise<Placement>;
}
