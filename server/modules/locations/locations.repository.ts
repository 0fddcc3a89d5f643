import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { Localized } from '../../platform/errors/api-error.ts';
import { type LocationKind, locations } from './tables.ts';

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
