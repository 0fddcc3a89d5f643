import type { PacketFilter } from '../../services/packets/index.ts';
import { searchOfFilter } from './packet-search.ts';

/** The filter as an address; the first page unless it names another. */
export function hrefOfFilter(filter: PacketFilter): string {
  const said = Object.entries(searchOfFilter(filter)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return said.length === 0 ? '/packets' : `/packets?${new URLSearchParams(said).toString()}`;
}

/** `wished` with `entry` added, or removed if it was there, in the order of `all`, which the URL has. */
export const toggled = <Entry>(all: readonly Entry[], wished: readonly Entry[] = [], entry: Entry): Entry[] =>
  all.filter((each) => wished.includes(each) !== (each === entry));
