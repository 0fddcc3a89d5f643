import type { Cart, CartItem, CartItemData, CartItemKey, CartItemType, PaidCart } from '../../domain/cart/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { PriceByPurchaseType, PurchaseType } from '../../domain/product/index.ts';
import type { PromoError } from '../../domain/promo/index.ts';
import type { CartCalculation } from './cart.services.ts';

/** What goes into the cart, with everything needed to paint it before any answer. `createdAt`: ISO 8601. */
export interface NewLine {
  item: { type: CartItemType; data: CartItemData };
  purchaseType: PurchaseType;
  quantity?: number;
  createdAt: string;
}

/** Changes to the cart. Each is accepted in every state. */
export type CartEdit =
  | ({ type: 'line.add' } & NewLine)
  | { type: 'line.setPurchaseType'; key: CartItemKey; purchaseType: PurchaseType }
  | { type: 'line.setQuantity'; key: CartItemKey; quantity: number }
  | { type: 'line.remove'; key: CartItemKey }
  | { type: 'line.restore' }
  | { type: 'cart.empty' }
  /** An order was paid. What of it is in the cart leaves. */
  | ({ type: 'cart.paid' } & PaidCart)
  /** A customised packet takes the place of the line `key`. */
  | ({ type: 'cart.replacePacket'; key: CartItemKey } & Omit<NewLine, 'quantity'>)
  /** Another tab, or this page back from the browser's cache, holds a newer cart. */
  | { type: 'cart.synced'; cart: Cart }
  | { type: 'promoCode.set'; code: string }
  | { type: 'promoCode.clear' };

export type CartEvent =
  | CartEdit
  /** The code was refused before the server was asked. */
  | { type: 'promoCode.refuse'; error: PromoError }
  /** A product page's choice before it is added: its total is shown at once. */
  | { type: 'draft.change'; key: CartItemKey; price: PriceByPurchaseType; purchaseType: PurchaseType; quantity: number }
  | { type: 'services.attached' }
  | { type: 'session.changed' }
  | { type: 'calculation.retry' }
  | { type: 'network.returned' }
  /** Raised by the machine itself after an edit. */
  | { type: 'cart.changed' };

export type AnnouncementCode =
  | 'added'
  | 'alreadyThere'
  | 'purchaseTypeChanged'
  | 'quantityChanged'
  | 'removed'
  | 'restored'
  | 'emptied'
  | 'replaced'
  | 'promoCodeSet'
  | 'promoCodeCleared';

/** The last change, for the one live region of a page. `name` and `quantity` are of the line it was about. */
export interface Announcement {
  code: AnnouncementCode;
  name: Localized | null;
  quantity: number | null;
  /** Grows with every change: the same words are announced again. */
  turn: number;
}

export interface RemovedLine {
  item: CartItem;
  index: number;
}

export interface CartContext {
  cart: Cart;
  /** Grows with every change. A calculation is of one revision. */
  revision: number;
  /** The newest accepted answer. It is of the cart as shown only while `hasTag('priced')`. */
  calculation: CartCalculation | null;
  /** What the last removal took, to be put back. */
  removed: readonly RemovedLine[];
  /** Edits made before the kept cart was read; null once it was, or cannot be. */
  unread: readonly CartEdit[] | null;
  draft: { key: CartItemKey; total: Kurus } | null;
  announcement: Announcement | null;
  failure: Failure | null;
  /** The price shown was not the server's. Spec §4, §8. */
  isMiscalculated: boolean;
  isConnected: boolean;
}

export interface CartInput {
  /** The kept cart when it could be read at once; null when `readCart` must be asked. */
  cart: Cart | null;
  /** True when the services are there from the start (default false: `services.attached` follows). */
  isConnected?: boolean;
}

export interface CartMeta {
  description: Localized;
  operationId?: string;
  /** The analytics event of taking this way. Spec §7. */
  analytics?: 'AddToCart';
}
