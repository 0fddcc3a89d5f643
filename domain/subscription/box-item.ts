/** A box of one product inside a packet. */
export type PacketBoxes = { readonly productId: string; readonly quantity: number };

/** An item of a subscription's box: a product, a ready-made packet, or a custom packet. */
export type BoxItem =
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'packet'; readonly id: string }
  | { readonly kind: 'custompacket'; readonly boxes: readonly PacketBoxes[] };

/** Identifies an item; the order of a custom packet's boxes does not count. */
export const boxItemKey = (item: BoxItem): string =>
  item.kind === 'custompacket'
    ? `custompacket:${item.boxes
        .map(({ productId, quantity }) => `${productId}×${quantity}`)
        .toSorted()
        .join('+')}`
    : `${item.kind}:${item.id}`;

type Named = { readonly item: BoxItem; readonly pieces: string };

/**
 * Identifies an item by its contents: a custom packet by its pieces, in any order and without its name.
 * `pieces`: `pad.super.12_tampon.mini.8`.
 */
export const contentKey = ({ item, pieces }: Named): string =>
  item.kind === 'custompacket'
    ? pieces
        .split('_')
        .filter((segment) => segment.includes('.'))
        .toSorted()
        .join('_')
    : boxItemKey(item);

/** Contents of a box: the quantity of each item, by `contentKey`. */
export const contentsOf = (
  lines: readonly (Named & { readonly quantity: number })[],
): Readonly<Record<string, number>> => Object.fromEntries(lines.map((line) => [contentKey(line), line.quantity]));

/** Adds up the pieces of several items: `pad.super.12` twice and `pad.super.8` once are `pad.super.32`. */
export function joinPieces(things: readonly { readonly pieces: string; readonly quantity: number }[]): string {
  const counts = new Map<string, number>();
  for (const { pieces, quantity } of things)
    for (const segment of pieces.split('_')) {
      const [type, subType, count] = segment.split('.');
      const kind = `${type}.${subType}`;
      const added = Number(count) * quantity;
      if (added > 0) counts.set(kind, (counts.get(kind) ?? 0) + added);
    }
  return [...counts].map(([kind, count]) => `${kind}.${count}`).join('_');
}
