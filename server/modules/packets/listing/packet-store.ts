import type { AppContext } from '../../../platform/context.ts';
import { definePort } from '../../../platform/module.ts';
import { createRemembered, type Snapshot, snapshotOf } from '../../../platform/remembered/remembered.ts';
import type { CatalogueData, WithCatalogue } from '../../catalog/index.ts';
import type { PacketEntry } from './packet-shelf.ts';
import { type CatalogueLookup, listPacketRows, lookupOf, type PacketRow, toReadyPacketView } from '../packets/index.ts';

/** All packets in their order, as of one snapshot of the catalogue, and that catalogue to look into. */
export type PacketStore = {
  entries: PacketEntry[];
  lookup: CatalogueLookup;
  answers: Snapshot<PacketEntry[]>['answer'];
};

/** The packets as pages show them, from memory. */
export type WithPacketStore = { packetStore: { read: () => Promise<PacketStore> } };
export const packetStorePort = definePort<WithPacketStore>('packetStore');

function entriesOf(rows: readonly PacketRow[], lookup: CatalogueLookup): PacketEntry[] {
  return rows.flatMap((row) => {
    const view = toReadyPacketView(row, lookup);
    return view ? [{ view, popularOrder: row.popularOrder }] : [];
  });
}

const availabilityIn = ({ views }: CatalogueData, entries: readonly PacketEntry[]): ReadonlyMap<string, boolean> =>
  new Map([...views, ...entries.map(({ view }) => view)].map(({ _id, isInStock }) => [_id, isInStock]));

/** Reads the packets from memory; they follow the catalogue, which knows prices and stock. */
export function createPacketStore({
  db,
  catalogue,
  log,
  changes,
}: AppContext<WithCatalogue>): WithPacketStore['packetStore'] {
  const rows = createRemembered(async () => (await listPacketRows(db)).toSorted((a, b) => a.sortOrder - b.sortOrder), {
    onError: (error) => log.warn({ err: error }, 'the packets could not be read again'),
  });
  changes.on('catalogue', () => rows.forget());
  let last: { catalogue: CatalogueData; rows: PacketRow[]; store: PacketStore } | null = null;

  async function read(): Promise<PacketStore> {
    const [{ data: shelf }, { data: found }] = await Promise.all([catalogue.read(), rows.read()]);
    if (last?.catalogue === shelf && last.rows === found) return last.store;
    const lookup = lookupOf(shelf);
    const entries = entriesOf(found, lookup);
    const store = { entries, lookup, answers: snapshotOf(entries).answer };
    last = { catalogue: shelf, rows: found, store };
    shown ??= availabilityIn(shelf, entries);
    return store;
  }

  /** What pages show of stock: whether each box and packet is there, by id. Null: not known, pages may show another. */
  let shown: ReadonlyMap<string, boolean> | null = null;
  changes.on('catalogue', () => void (shown = null));
  changes.on('stock', async () => {
    // Before the packets are read: that may be the first time they are, after pages of products were made.
    const before = shown;
    const { entries } = await read();
    const found = availabilityIn((await catalogue.read()).data, entries);
    shown = found;
    if (before === null) return changes.changeHere('shelf');
    const changed = [...found].filter(([id, isThere]) => isThere !== before.get(id));
    if (changed.length === 0) return;
    // A page of what there is does not name what comes back.
    const isBack = changed.some(([, isThere]) => isThere);
    await changes.changeHere('shelf', isBack ? null : changed.map(([id]) => id));
  });
  return { read };
}
