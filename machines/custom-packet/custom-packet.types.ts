import type { CartItemKey } from '../../domain/cart/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { BoxOffer } from '../../domain/packet/index.ts';
import type { ProductType, PurchaseType, SubType } from '../../domain/product/index.ts';

/** One line of the box: a sub-type and the boxes it comes in. */
export interface PacketShelf {
  type: ProductType;
  subType: SubType;
  offers: readonly BoxOffer[];
}

/** "type.subType" */
export type ShelfKey = `${ProductType}.${SubType}`;
export type Counts = Readonly<Partial<Record<ShelfKey, number>>>;

export interface CustomPacketInput {
  shelves: readonly PacketShelf[];
  /** A packet to begin with (its slug), or null for an empty box. Contents that cannot be packed are left out. */
  slug: string | null;
  /** Default: subscription. Spec §4, §9. */
  purchaseType?: PurchaseType;
  /** The cart line this packet takes the place of; null adds a new one. Spec §4. */
  replaces: CartItemKey | null;
}

export interface CustomPacketContext {
  shelves: readonly PacketShelf[];
  counts: Counts;
  purchaseType: PurchaseType;
  replaces: CartItemKey | null;
  /** What was in the box before it was emptied. */
  removed: Counts | null;
  failure: Failure | null;
}

export type CustomPacketEvent =
  | { type: 'count.set'; shelf: ShelfKey; count: number }
  | { type: 'purchaseType.choose'; purchaseType: PurchaseType }
  | { type: 'packet.load'; slug: string }
  | { type: 'packet.empty' }
  | { type: 'packet.restore' }
  | { type: 'packet.add' };

export interface CustomPacketMeta {
  description: Localized;
}
