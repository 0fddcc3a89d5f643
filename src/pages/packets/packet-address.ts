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

/** What of `all` is wished with `entry`, or without it when it was: in the one order that the address has. */
export const toggled = <Entry>(all: readonly Entry[], wished: readonly Entry[] = [], entry: Entry): Entry[] =>
  all.filter((each) => wished.includes(each) !== (each === entry));
