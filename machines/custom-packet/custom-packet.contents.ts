import {
  cheapestBoxes,
  formatPacketSlug,
  isReachable,
  nextReachable,
  packetContentsOf,
  parsePacketSlug,
  previousReachable,
  priceOfLines,
  type PacketItem,
} from '../../domain/packet/index.ts';
import type { PackedPacket } from './custom-packet.services.ts';
import type { Counts, PacketShelf, ShelfKey } from './custom-packet.types.ts';

type Box = { shelves: readonly PacketShelf[]; counts: Counts };

export const shelfKey = ({ type, subType }: Pick<PacketShelf, 'type' | 'subType'>): ShelfKey => `${type}.${subType}`;

const sizesOf = (shelves: readonly PacketShelf[], key: ShelfKey) =>
  shelves.find((shelf) => shelfKey(shelf) === key)?.offers.map(({ size }) => size) ?? [];

export const countOf = ({ counts }: Box, key: ShelfKey): number => counts[key] ?? 0;

/** The next count that can be packed, or null at the top. */
export const countAbove = (box: Box, key: ShelfKey) => nextReachable(sizesOf(box.shelves, key), countOf(box, key));
/** The count below; 0 takes the line out; null at 0. */
export const countBelow = (box: Box, key: ShelfKey) => previousReachable(sizesOf(box.shelves, key), countOf(box, key));

export const canHold = ({ shelves }: Box, key: ShelfKey, count: number): boolean =>
  count === 0 || isReachable(sizesOf(shelves, key), count);

/** A count of zero removes the line. Spec §4. */
export function withCount(counts: Counts, key: ShelfKey, count: number): Counts {
  const { [key]: _, ...others } = counts;
  return count === 0 ? others : { ...others, [key]: count };
}

/** The counts of a packet's slug; what cannot be packed is left out, junk is an empty box. */
export function countsOf(shelves: readonly PacketShelf[], slug: string | null): Counts {
  const parsed = slug === null ? null : parsePacketSlug(slug);
  if (!parsed) return {};
  return packetContentsOf(parsed).items.reduce<Counts>((counts, item) => {
    const key = shelfKey(item);
    return canHold({ shelves, counts }, key, item.count) ? withCount(counts, key, item.count) : counts;
  }, {});
}

export const pieces = ({ counts }: Pick<Box, 'counts'>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The boxes that make each line, the cheapest way; null while the box is empty. Spec §5. */
export function packedPacket({ shelves, counts }: Box): PackedPacket | null {
  const lines = shelves.flatMap((shelf) => {
    const count = counts[shelfKey(shelf)] ?? 0;
    const choice = count > 0 ? cheapestBoxes(shelf.offers, count) : null;
    return choice ? [{ item: { type: shelf.type, subType: shelf.subType, count } satisfies PacketItem, choice }] : [];
  });
  if (lines.length === 0) return null;
  const items = lines.map(({ item }) => item);
  return {
    slug: formatPacketSlug(items),
    items,
    boxes: lines.flatMap(({ choice }) => choice.boxes),
    price: priceOfLines(lines.map(({ choice }) => ({ price: choice.price, quantity: 1 }))),
  };
}
