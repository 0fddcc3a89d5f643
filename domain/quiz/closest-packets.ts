import type { RecommendedItem } from './recommendation.ts';

/** Most ready-made packets that are shown beside a recommendation. */
const MOST_PACKETS = 4;

/** A ready-made packet: its pieces per sub-type, and its price in any unit. */
export type ReadyPacket = {
  readonly id: string;
  readonly summary: readonly { readonly _subType: string; readonly amount: number }[];
  readonly price: number;
};

/** Ids of up to four packets whose pieces differ least from those needed, the closest first; ties by price. */
export function closestPackets(
  items: readonly Pick<RecommendedItem, '_subType' | 'needed'>[],
  packets: readonly ReadyPacket[],
): readonly string[] {
  const needed = new Map<string, number>(items.map((item) => [item._subType, item.needed]));
  return packets
    .map(({ id, summary, price }) => ({ id, price, difference: differenceOf(needed, summary) }))
    .toSorted((a, b) => a.difference - b.difference || a.price - b.price)
    .slice(0, MOST_PACKETS)
    .map(({ id }) => id);
}

function differenceOf(needed: ReadonlyMap<string, number>, summary: ReadyPacket['summary']): number {
  const packed = new Map(summary.map(({ _subType, amount }) => [_subType, amount]));
  const subTypes = new Set([...needed.keys(), ...packed.keys()]);
  return [...subTypes].reduce((sum, name) => sum + Math.abs((packed.get(name) ?? 0) - (needed.get(name) ?? 0)), 0);
}
