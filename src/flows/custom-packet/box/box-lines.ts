import { cheapestBoxes } from '../../../../domain/packet/index.ts';
import type { PriceByPurchaseType } from '../../../../domain/product/index.ts';
import {
  countOf,
  type CustomPacketContext,
  type PacketShelf,
  shelfKey,
} from '../../../../machines/custom-packet/index.ts';

export interface FilledLine {
  key: ReturnType<typeof shelfKey>;
  shelf: PacketShelf;
  count: number;
  /** Sizes of the boxes that make the count, smallest first. */
  sizes: readonly number[];
  price: PriceByPurchaseType;
}

/** The filled lines of the box by sub-type, each with the cheapest boxes that make its count. Spec §5. */
export function linesOf({ shelves, counts }: Pick<CustomPacketContext, 'shelves' | 'counts'>): FilledLine[] {
  return shelves.flatMap((shelf) => {
    const key = shelfKey(shelf);
    const count = countOf({ shelves, counts }, key);
    const chosen = count > 0 ? cheapestBoxes(shelf.offers, count) : null;
    if (!chosen) return [];
    const sizes = chosen.boxes.flatMap(({ _product, quantity }) => {
      const size = shelf.offers.find((offer) => offer._product === _product)?.size ?? 0;
      return Array.from({ length: quantity }, () => size);
    });
    return [{ key, shelf, count, sizes: sizes.toSorted((a, b) => a - b), price: chosen.price }];
  });
}
