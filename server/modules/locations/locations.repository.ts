import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { Localized } from '../../platform/errors/api-error.ts';
import type { LocationRow } from './location-data.ts';
import { type LocationKind, locations, locationSets } from './tables.ts';

export type Location = { id: string; kind: LocationKind; parentId: string | null; name: Localized };

const toLocation = (row: typeof locations.$inferSelect): Location => ({
  id: row.id,
  kind: row.kind,
  parentId: row.parentId,
  name: { tr: row.nameTr, en: row.nameEn },
});

/** The entries of one kind below a parent (all of that kind when it is null), in no particular order. */
export async function listLocations(db: Executor, kind: LocationKind, parentId: string | null): Promise<Location[]> {
  const rows = await db
    .select()
    .from(locations)
    .where(and(eq(locations.kind, kind), parentId === null ? undefined : eq(locations.parentId, parentId)));
  return rows.map(toLocation);
}

/** The locations with these ids, in no particular order; unknown ids are absent. */
export async function findLocations(db: Executor, ids: string[]): Promise<Location[]> {
  if (ids.length === 0) return [];
  return (await db.select().from(locations).where(inArray(locations.id, ids))).map(toLocation);
}

export type LocationPath = { country: string; state: string; city: string; neighborhood: string };

/**
 * The four levels of an address, when each lies in the one before it; otherwise the first level that does not
 * exist or lies elsewhere.
 */
export async function resolveHierarchy(
  db: Executor,
  path: LocationPath,
): Promise<{ country: Location; state: Location; city: Location; neighborhood: Location } | { broken: LocationKind }> {
  const found = new Map((await findLocations(db, Object.values(path))).map((location) => [location.id, location]));
  const at = (kind: LocationKind, parentId: string | null): Location | null => {
    const location = found.get(path[kind]);
    return location && location.kind === kind && location.parentId === parentId ? location : null;
  };
  const country = at('country', null);
  if (!country) return { broken: 'country' };
  const state = at('state', country.id);
  if (!state) return { broken: 'state' };
  const city = at('city', state.id);
  if (!city) return { broken: 'city' };
  const neighborhood = at('neighborhood', city.id);
  return neighborhood ? { country, state, city, neighborhood } : { broken: 'neighborhood' };
}

const setName = 'all';

/** The loaded version of the data; null before the first load. */
export async function findDataVersion(db: Executor): Promise<string | null> {
  const [loaded] = await db.select().from(locationSets).where(eq(locationSets.name, setName));
  return loaded?.version ?? null;
}

const chunkSize = 15_000;

/**
 * Inserts these locations, or renames existing ones, and notes the version of the data. One statement with arrays
 * is some forty times faster than one with a parameter per value.
 */
export async function storeLocations(tx: Tx, rows: readonly LocationRow[], version: string): Promise<void> {
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = rows.slice(from, from + chunkSize);
    await tx.execute(sql`
      insert into locations (id, kind, parent_id, name_tr, name_en)
      select r."id", r."kind", r."parentId", r."nameTr", r."nameEn"
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as r("id" text, "kind" text, "parentId" text, "nameTr" text, "nameEn" text)
      on conflict (id) do update set
        parent_id = excluded.parent_id, name_tr = excluded.name_tr, name_en = excluded.name_en`);
  }
  await tx
    .insert(locationSets)
    .values({ name: setName, version })
    .onConflictDoUpdate({ target: locationSets.name, set: { version } });
}
