import {
  addItem,
  cartItem,
  cartItemKey,
  changePurchaseType,
  emptyCart,
  findItem,
  removeItem,
  replaceItem,
  setQuantity,
  withoutPaid,
  withoutPromoCode,
  withPromoCode,
  type Cart,
  type CartItem,
  type CartItemData,
  type CartItemKey,
  type CartItemType,
  type PaidCart,
} from '../../domain/cart/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { PurchaseType } from '../../domain/product/index.ts';

/** A line to add, with all that is shown of it before the server answers. `createdAt`: ISO 8601. */
export interface NewLine {
  item: { type: CartItemType; data: CartItemData };
  purchaseType: PurchaseType;
  quantity?: number;
  createdAt: string;
}

/** Changes to the cart. Each is accepted in every state. */
export type CartEdit =
  /** `isPutBack`: an undo returned the line; analytics do not count it as added by the customer. */
  | ({ type: 'line.add'; isPutBack?: true } & NewLine)
  | { type: 'line.setPurchaseType'; key: CartItemKey; purchaseType: PurchaseType }
  | { type: 'line.setQuantity'; key: CartItemKey; quantity: number }
  | { type: 'line.remove'; key: CartItemKey }
  | { type: 'line.restore' }
  | { type: 'cart.empty' }
  /** These pieces were paid for, or put into a running box: those still in the cart are removed. */
  /** `isMoved`: they were put into a running box, not paid for. */
  | ({ type: 'cart.taken'; isMoved?: true } & PaidCart)
  /** A customised packet takes the place of the line `key`. */
  | ({ type: 'cart.replacePacket'; key: CartItemKey } & Omit<NewLine, 'quantity'>)
  /** Another tab, or this page back from the browser's cache, holds a newer cart. */
  | { type: 'cart.synced'; cart: Cart }
  | { type: 'promoCode.set'; code: string }
  | { type: 'promoCode.clear' };

export type AnnouncementCode =
  /** As a one-time purchase. */
  | 'added'
  | 'subscribed'
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
  /** Increases with every change, so that equal texts are announced again. */
  turn: number;
}

export interface RemovedLine {
  item: CartItem;
  index: number;
}

export interface EditableCart {
  cart: Cart;
  /** The lines of the last removal, for undo. */
  removed: readonly RemovedLine[];
}

/** The cart after one edit. Pure; an edit about a line that is not there changes nothing. */
export function applyEdit({ cart, removed }: EditableCart, edit: CartEdit): EditableCart {
  switch (edit.type) {
    case 'line.add':
      return { cart: addItem(cart, cartItem({ ...edit, ...edit.item })), removed };
    case 'line.setPurchaseType':
      return { cart: changePurchaseType(cart, edit.key, edit.purchaseType), removed };
    case 'line.setQuantity':
      return edit.quantity > 0
        ? { cart: setQuantity(cart, edit.key, edit.quantity), removed }
        : takeOut(cart, edit.key);
    case 'line.remove':
      return takeOut(cart, edit.key);
    case 'line.restore':
      return { cart: putBack(cart, removed), removed: [] };
    case 'cart.empty':
      return { cart: emptyCart(), removed: cart.items.map((item, index) => ({ item, index })) };
    case 'cart.taken':
      return { cart: withoutPaid(cart, edit), removed: [] };
    case 'cart.replacePacket':
      return { cart: replaceItem(cart, edit.key, cartItem({ ...edit, ...edit.item })), removed };
    case 'cart.synced':
      return { cart: edit.cart, removed: [] };
    case 'promoCode.set':
      return { cart: withPromoCode(cart, edit.code), removed };
    case 'promoCode.clear':
      return { cart: withoutPromoCode(cart), removed };
    default:
      return edit satisfies never;
  }
}

function takeOut(cart: Cart, key: CartItemKey): EditableCart {
  const index = cart.items.findIndex((item) => cartItemKey(item) === key);
  return { cart: removeItem(cart, key), removed: cart.items.slice(index, index + 1).map((item) => ({ item, index })) };
}

/** Inserts each removed line at its old place; one that was added again meanwhile stays as it is now. */
function putBack(cart: Cart, removed: readonly RemovedLine[]): Cart {
  const items = [...cart.items];
  for (const { item, index } of removed) if (!findItem(cart, cartItemKey(item))) items.splice(index, 0, item);
  return { ...cart, items };
}

/** The announcement of an edit from `before` to `after`; null when the shopper did not make it. */
export function announcementOf(
  before: EditableCart,
  after: EditableCart,
  edit: CartEdit,
  turn: number,
): Announcement | null {
  const about = (key: CartItemKey, code: Announcement['code']): Announcement => {
    const line = findItem(after.cart, key) ?? findItem(before.cart, key);
    return { code, name: line?.data.name ?? null, quantity: line?.quantity ?? null, turn };
  };
  const plain = (code: Announcement['code']): Announcement => ({ code, name: null, quantity: null, turn });
  switch (edit.type) {
    case 'line.add': {
      const key = cartItemKey(edit.item);
      const current = findItem(before.cart, key);
      const { quantity, purchaseType } = findItem(after.cart, key)!;
      if (current?.quantity === quantity && current.purchaseType === purchaseType) return about(key, 'alreadyThere');
      return about(key, purchaseType === 'subscription' ? 'subscribed' : 'added');
    }
    case 'line.setPurchaseType':
      return about(edit.key, 'purchaseTypeChanged');
    case 'line.setQuantity':
      return about(edit.key, edit.quantity > 0 ? 'quantityChanged' : 'removed');
    case 'line.remove':
      return about(edit.key, 'removed');
    case 'line.restore':
      return before.removed.length === 1 ? about(cartItemKey(before.removed[0]!.item), 'restored') : plain('restored');
    case 'cart.empty':
      return plain('emptied');
    case 'cart.replacePacket':
      return about(cartItemKey(edit.item), 'replaced');
    case 'promoCode.set':
      return plain('promoCodeSet');
    case 'promoCode.clear':
      return plain('promoCodeCleared');
    case 'cart.taken':
    case 'cart.synced':
      return null;
    default:
      return edit satisfies never;
  }
}
