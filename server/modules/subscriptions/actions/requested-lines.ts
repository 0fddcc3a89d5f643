import type { AskedLine, PlanLine, PlannedSubscription } from '../../../../domain/subscription/index.ts';
import type { components } from '../../../../openapi/types/subscriptions.d.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import { itemOf, type CatalogItemKey } from '../plan/index.ts';

type Wire = components['schemas'];
type Asked = {
  products?: readonly { _product: string; quantity: number }[] | undefined;
  packets?: readonly Wire['EditedPacket'][] | undefined;
};

export type RequestedItem = { key: CatalogItemKey; quantity: number };

/** The items of a request: products, then packets in their sort order. */
export function requestedItems({ products = [], packets = [] }: Asked): RequestedItem[] {
  const inOrder = packets.toSorted((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0));
  return [
    ...products.map(({ _product, quantity }) => ({
      key: { kind: 'product' as const, itemId: _product, boxes: null },
      quantity,
    })),
    ...inOrder.map((packet): RequestedItem => {
      const { quantity } = packet;
      if ('_packet' in packet) return { key: { kind: 'packet', itemId: packet._packet, boxes: null }, quantity };
      const boxes = packet.items.map(({ _product, quantity: count }) => ({ productId: _product, boxes: count }));
      return { key: { kind: 'custompacket', itemId: null, boxes }, quantity };
    }),
  ];
}

/** The lines of a plan for requested items: equal items become one line, and an existing line keeps its id. */
export function requestedLines(
  asked: readonly RequestedItem[],
  { ids, subscription, scope }: { ids: Ids; subscription: PlannedSubscription; scope: PlanLine['scope'] },
): AskedLine[] {
  const lines = new Map<string, AskedLine>();
  for (const { key, quantity } of asked) {
    const item = itemOf(key);
    const before = lines.get(item);
    const stays = subscription.lines.find((line) => line.item === item && line.scope === scope);
    const id = before?.id ?? stays?.id ?? ids.next();
    lines.set(item, { id, item, quantity: (before?.quantity ?? 0) + quantity });
  }
  return [...lines.values()];
}

const countsOf = (lines: readonly Pick<AskedLine, 'item' | 'quantity'>[]) =>
  lines
    .map(({ item, quantity }) => `${item}×${quantity}`)
    .toSorted()
    .join('\n');

/** Whether a request keeps the lines of every delivery. If so, one-off lines of the next delivery stay as they are. */
export function keepsLines(
  { lines, intervalDays }: PlannedSubscription,
  asked: readonly AskedLine[],
  askedInterval: number = intervalDays,
): boolean {
  const current = lines.filter(({ scope }) => scope === 'always');
  return askedInterval === intervalDays && countsOf(current) === countsOf(asked);
}
