import type { PacketFilter } from '../../services/packets/index.ts';
import { searchOfFilter } from './packet-search.ts';

/** The filter as an address; the first page unless it names another. */
export function hrefOfFilter(filter: PacketFilter): string {
  const said = Object.entries(searchOfFilter(filter)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return said.length === 0 ? '/packets' : `/packets?${new URLSearchParams(said).toString()}`;
}

/** What of `all` is wished with `entry`, or without it when it was: in the one order that the address has. */
export const toggled = <Entry>(all: readonly Entry[], wished: readonly Entry[] = [], entry: Entry): Entry[] =>
  all.filter((each) => wished.includes(each) !== (each === entry));
