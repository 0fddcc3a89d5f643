import type { AppContext } from '../../../platform/context.ts';
import { definePort } from '../../../platform/module.ts';
import { createRemembered, type Snapshot, snapshotOf } from '../../../platform/remembered/remembered.ts';
import type { CatalogueData, WithCatalogue } from '../../catalog/index.ts';
import type { PacketEntry } from './packet-shelf.ts';
import { type CatalogueLookup, listPacketRows, lookupOf, type PacketRow, toReadyPacketView } from '../packets/index.ts';

/** All packets in their order, as of one snapshot of the catalogue, with a lookup into that catalogue. */
export type PacketStore = {
  entries: PacketEntry[];
  lookup: CatalogueLookup;
  answers: Snapshot<PacketEntry[]>['answer'];
};

/** The packets in memory, as pages show them. */
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

/** Keeps the packets in memory; they are read again when the catalogue's prices or stock change. */
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

  /** Availability of boxes and packets by id, as cached pages show it. Null: unknown, pages may differ. */
  let shown: ReadonlyMap<string, boolean> | null = null;
  changes.on('catalogue', () => void (shown = null));
  changes.on('stock', async () => {
    // Taken first: the packets may be read here for the first time, after pages of products were rendered.
    const before = shown;
    const { entries } = await read();
    const found = availabilityIn((await catalogue.read()).data, entries);
    shown = found;
    if (before === null) return changes.changeHere('shelf');
    const changed = [...found].filter(([id, isThere]) => isThere !== before.get(id));
    if (changed.length === 0) return;
    // A cached page of available products does not list the ones that come back, so all pages are refreshed.
    const isBack = changed.some(([, isThere]) => isThere);
    await changes.changeHere('shelf', isBack ? null : changed.map(([id]) => id));
  });
  return { read };
}
