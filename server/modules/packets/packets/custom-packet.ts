import {
  cheapestBoxes,
  formatPacketSlug,
  MOST_BOXES,
  type PacketItem,
  packetContentsOf,
  type PacketSlug,
  parsePacketSlug,
  priceOfLines,
  reachableCounts,
} from '../../../../domain/packet/index.ts';
import {
  boxSizesOf,
  byCatalogueOrder,
  isPackable,
  PACKABLE_TYPES,
  type PriceByPurchaseType,
  subTypesOf,
} from '../../../../domain/product/index.ts';
import type { SaleProduct } from '../../catalog/index.ts';

export type PacketBox = { productId: string; quantity: number };
export type PricedPacket = {
  slug: PacketSlug;
  contents: readonly PacketItem[];
  items: PacketBox[];
  price: PriceByPurchaseType;
};

/** The sub-types counted in a custom packet's id, in catalogue order. Append only, or old ids change meaning. */
const places = PACKABLE_TYPES.flatMap((type) => subTypesOf(type).map((subType) => ({ type, subType })));
const idPrefix = 'custom-';

/** The id of the custom packet with these contents: its counts, one byte per sub-type. Equal contents, equal id. */
export function customPacketId(contents: readonly PacketItem[]): string {
  const counts = places.map(
    (place) => contents.find(({ type, subType }) => type === place.type && subType === place.subType)?.count ?? 0,
  );
  return idPrefix + Buffer.from(counts).toString('base64url');
}

/** The contents encoded in a custom packet's id; null for any other id. */
export function readCustomPacketId(id: string): PacketItem[] | null {
  if (!id.startsWith(idPrefix)) return null;
  const counts = Buffer.from(id.slice(idPrefix.length), 'base64url');
  if (counts.length !== places.length || customIdOf(counts) !== id) return null;
  const contents = places.flatMap((place, index) => (counts[index] ? [{ ...place, count: counts[index] }] : []));
  return contents.length > 0 ? contents : null;
}

const customIdOf = (counts: Buffer): string => idPrefix + counts.toString('base64url');

/** The contents of a custom packet's slug; null for other slugs and for contents that cannot be packed. */
export function readCustomSlug(slug: string): readonly PacketItem[] | null {
  const parsed = parsePacketSlug(slug);
  if (parsed === null) return null;
  const { items, name } = packetContentsOf(parsed);
  return name === 'custom' && items.every(({ type }) => isPackable(type)) ? items : null;
}

/** Counts of this sub-type that can be made of 1 to 3 boxes. */
export const reachableOf = ({ type }: Pick<PacketItem, 'type'>): readonly number[] => reachableCounts(boxSizesOf(type));

/** The cheapest 1 to 3 boxes that make an item's count, or null. Spec §5. */
export function cheapestOf(shelf: readonly SaleProduct[], { type, subType, count }: PacketItem): PacketBox[] | null {
  const offers = shelf
    .filter((product) => product.type === type && product.subType === subType)
    .map((product) => ({ _product: product.id, size: product.size, price: product.price }));
  const choice = cheapestBoxes(offers, count);
  return choice && choice.boxes.map(({ _product, quantity }) => ({ productId: _product, quantity }));
}

export type BoxingProblem = { index: number; reachable: readonly number[] };

/**
 * Fills the contents with the cheapest boxes (Spec §5), or answers the index of an item that no boxes sum to, if there
 * is one. `shelf` is the whole catalogue.
 */
export function boxContents(
  shelf: Iterable<SaleProduct>,
  contents: readonly PacketItem[],
): { packet: PricedPacket } | { problem: BoxingProblem } {
  const onSale = [...shelf];
  const filled: { item: PacketItem; boxes: PacketBox[] }[] = [];
  for (const [index, item] of contents.entries()) {
    const boxes = isPackable(item.type) ? cheapestOf(onSale, item) : null;
    if (!boxes) return { problem: { index, reachable: reachableOf(item) } };
    filled.push({ item, boxes });
  }
  const products = new Map(onSale.map((product) => [product.id, product]));
  const inOrder = filled.toSorted((a, b) => byCatalogueOrder(a.item, b.item));
  const packet = priceCustomPacket(
    products,
    inOrder.flatMap(({ boxes }) => boxes),
  );
  if (!packet) throw new Error('The cheapest boxes make no packet.');
  return { packet };
}

/**
 * Prices the given boxes of a custom packet: their sum, without a discount. Null when a product is not in
 * `products`, is not for packets, or a sub-type has more than 3 boxes. `products` as `findProducts` answers.
 */
export function priceCustomPacket(
  products: ReadonlyMap<string, SaleProduct>,
  items: readonly PacketBox[],
): PricedPacket | null {
  const lines: { product: SaleProduct; quantity: number }[] = [];
  for (const { productId, quantity } of items) {
    const product = products.get(productId);
    if (!product || !isPackable(product.type) || !Number.isInteger(quantity) || quantity < 1) return null;
    lines.push({ product, quantity });
  }
  if (lines.length === 0) return null;
  const contents: PacketItem[] = [];
  for (const { type, subType } of lines.map(({ product }) => product)) {
    if (contents.some((item) => item.type === type && item.subType === subType)) continue;
    const ofSubType = lines.filter(({ product }) => product.type === type && product.subType === subType);
    if (ofSubType.reduce((boxes, { quantity }) => boxes + quantity, 0) > MOST_BOXES) return null;
    contents.push({
      type,
      subType,
      count: ofSubType.reduce((pieces, { product, quantity }) => pieces + product.size * quantity, 0),
    });
  }
  const inOrder = contents.toSorted(byCatalogueOrder);
  return {
    slug: formatPacketSlug(inOrder),
    contents: inOrder,
    items: mergeBoxes(items),
    price: priceOfLines(lines.map(({ product, quantity }) => ({ price: product.price, quantity }))),
  };
}

function mergeBoxes(items: readonly PacketBox[]): PacketBox[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of items) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}
