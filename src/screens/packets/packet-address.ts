import type { PacketFilter } from '../../services/packets/index.ts';

/** The filter as an address; the first page when anything else changes. */
export function hrefOfFilter({ intensities, productTypes, purchaseType, sort, page }: PacketFilter): string {
  const query = new URLSearchParams({
    ...(intensities?.length ? { intensity: intensities.join('.') } : {}),
    ...(productTypes?.length ? { type: productTypes.join('.') } : {}),
    ...(purchaseType ? { buy: purchaseType } : {}),
    ...(sort && sort !== 'sortOrder' ? { sort } : {}),
    ...(page ? { page: String(page + 1) } : {}),
  }).toString();
  return query === '' ? '/packets' : `/packets?${query}`;
}

/** How many wishes it holds, the order not counted. */
export const wishesIn = ({ intensities = [], productTypes = [] }: PacketFilter): number =>
  intensities.length + productTypes.length;

/** The list with `entry`, or without it when it was there; undefined rather than empty. */
export function toggled<Entry>(list: readonly Entry[] | undefined, entry: Entry): Entry[] | undefined {
  const next = list?.includes(entry) ? list.filter((held) => held !== entry) : [...(list ?? []), entry];
  return next.length === 0 ? undefined : next;
}
