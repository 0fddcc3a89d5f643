import { MAX_ORDER_BOXES } from '../../../domain/cart/index.ts';
import { customPacketName } from '../../../domain/packet/index.ts';
import { VAT_CLASSES, vatClassOf, type VatClass } from '../../../domain/pricing/index.ts';
import type { PriceByPurchaseType, PurchaseType } from '../../../domain/product/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import type { AccountType } from '../../platform/auth-guard/auth-guard.ts';
import type { Localized } from '../../platform/errors/api-error.ts';
import type { SaleProduct, StockLine } from '../catalog/index.ts';
import { priceCustomPacket } from '../packets/index.ts';
import type { SaleData } from './sale-data.ts';

type Wire = components['schemas'];
export type CartItemRequest = Wire['CartItemRequest'];
export type UnavailableItem = Wire['UnavailableItem'];

/** A sellable item of a cart, with the shop's own price of one piece (kuruş, VAT included). */
export type CartLine = {
  /** Position in the request. */
  index: number;
  type: Wire['CartItemType'];
  /** Product or packet; null for a custom packet, which is identified by its boxes. */
  id: string | null;
  slug: string;
  name: Localized;
  isQuantifiable: boolean;
  quantity: number;
  purchaseType: PurchaseType;
  price: PriceByPurchaseType;
  /** VAT classes of the contents: a packet may have several. */
  vatClasses: readonly VatClass[];
  /** Boxes in one piece. */
  boxes: StockLine[];
  /** Contents of one piece of a packet. Empty for a product. */
  contents: readonly { name: Localized; boxes: number }[];
};

export type ResolvedCart = { lines: CartLine[]; unavailable: UnavailableItem[] };

type Reason = UnavailableItem['reason'];
type Piece = Omit<CartLine, 'index' | 'quantity' | 'purchaseType'> & { products: SaleProduct[] };

const idsOf = (items: readonly CartItemRequest[], isOf: (type: Wire['CartItemType']) => boolean): string[] =>
  items.flatMap((item) => (item.type !== 'custompacket' && isOf(item.type) ? [item._id] : []));

const toBoxes = (list: readonly { productId: string; quantity: number }[]): StockLine[] =>
  list.map(({ productId, quantity }) => ({ productId, boxes: quantity }));

const aboutAll = (products: SaleProduct[]) => ({
  products,
  vatClasses: VAT_CLASSES.filter((vatClass) => products.some(({ type }) => vatClassOf(type) === vatClass)),
});

async function loadPieces(sale: SaleData, items: readonly CartItemRequest[]) {
  const packets = await sale.packets(idsOf(items, (type) => type === 'packet'));
  const products = await sale.products([
    ...idsOf(items, (type) => type !== 'packet'),
    ...items.flatMap((item) => (item.type === 'custompacket' ? item.items.map(({ _product }) => _product) : [])),
    ...[...packets.values()].flatMap((packet) => packet.items.map(({ productId }) => productId)),
  ]);

  const packetOf = (boxes: readonly StockLine[]) => {
    const inside = boxes.flatMap(({ productId, boxes: count }) => {
      const product = products.get(productId);
      return product ? { product, count } : [];
    });
    const contents = inside.map(({ product: { name }, count }) => ({ name, boxes: count }));
    return { contents, ...aboutAll(inside.map(({ product }) => product)) };
  };

  return (item: CartItemRequest): Piece | null => {
    if (item.type === 'custompacket') {
      const asked = item.items.map(({ _product, quantity }) => ({ productId: _product, quantity }));
      const packet = priceCustomPacket(products, asked);
      if (!packet) return null;
      const boxes = toBoxes(packet.items);
      const { slug, price } = packet;
      const about = { type: item.type, id: null, name: customPacketName, isQuantifiable: false } as const;
      return { ...about, slug, price, boxes, ...packetOf(boxes) };
    }
    if (item.type === 'packet') {
      const packet = packets.get(item._id);
      if (!packet) return null;
      const boxes = toBoxes(packet.items);
      const { id, slug, name, price } = packet;
      const about = { type: item.type, isQuantifiable: false } as const;
      return { ...about, id, slug, name, price, boxes, ...packetOf(boxes) };
    }
    const product = products.get(item._id);
    if (!product || (item.type === 'donation' && product.type !== 'donation')) return null;
    const { id, slug, name, price } = product;
    const boxes = [{ productId: id, boxes: 1 }];
    return {
      type: item.type,
      isQuantifiable: true,
      id,
      slug,
      name,
      price,
      boxes,
      contents: [],
      ...aboutAll([product]),
    };
  };
}

const boxesIn = ({ boxes }: Piece, quantity: number): number =>
  boxes.reduce((all, one) => all + one.boxes, 0) * quantity;

function findRefusal(piece: Piece, item: CartItemRequest, accountType: AccountType): Reason | null {
  if (item.type !== 'donation' && piece.products.some(({ isPurchasable }) => !isPurchasable)) return 'notPurchasable';
  if (item.purchaseType === 'subscription' && piece.products.some((product) => !product.isSuitableForSubscription)) {
    return 'notForSubscription';
  }
  if (accountType === 'charity' && piece.products.some((product) => !product.isSuitableForCharity)) {
    return 'notForAccount';
  }
  return null;
}

/**
 * Turns cart items into lines with the shop's own prices. An item that cannot be sold, exceeds the limit of an order,
 * or lacks stock after the items before it, is listed with its reason instead. `checkStock` false for carts that are
 * delivered later.
 */
export async function resolveCart(
  sale: SaleData,
  items: readonly CartItemRequest[],
  { accountType = 'normal', checkStock = true }: { accountType?: AccountType; checkStock?: boolean } = {},
): Promise<ResolvedCart> {
  const pieceOf = await loadPieces(sale, items);
  const left = new Map<string, number>();
  const lines: CartLine[] = [];
  const unavailable: UnavailableItem[] = [];

  let room: number = MAX_ORDER_BOXES[accountType === 'charity' ? 'charity' : 'normal'];
  const remaining = (product: SaleProduct) => left.get(product.id) ?? product.stock;
  const takeBoxes = (piece: Piece, quantity: number): boolean => {
    const wanted = piece.products.map((_product, index) => (piece.boxes[index]?.boxes ?? 0) * quantity);
    if (piece.products.some((product, index) => remaining(product) < (wanted[index] ?? 0))) return false;
    for (const [index, product] of piece.products.entries()) {
      left.set(product.id, remaining(product) - (wanted[index] ?? 0));
    }
    return true;
  };

  for (const [index, item] of items.entries()) {
    const piece = pieceOf(item);
    let reason = piece ? findRefusal(piece, item, accountType) : 'unknown';
    if (piece && !reason && boxesIn(piece, item.quantity) > room) reason = 'tooMany';
    if (piece && !reason && checkStock && !takeBoxes(piece, item.quantity)) reason = 'outOfStock';
    if (!piece || reason) {
      const id = item.type === 'custompacket' ? {} : { _id: item._id };
      unavailable.push({ index, type: item.type, ...id, reason: reason ?? 'unknown' });
      continue;
    }
    room -= boxesIn(piece, item.quantity);
    const { products: _products, ...about } = piece;
    lines.push({ ...about, index, quantity: item.quantity, purchaseType: item.purchaseType });
  }
  return { lines, unavailable };
}
