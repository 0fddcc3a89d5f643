import type { Mode } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { withTransaction } from '../database/transaction.ts';
import { servedMode } from './tables.ts';

/** A production shop's database was opened in another mode. */
export class ServedModeError extends Error {
  override name = 'ServedModeError';
  override message =
    'This database has been served in production: a process with another MODE, or with none, does not open it. Say MODE=production, with all the settings that it needs.';
}

/** Throws ServedModeError for a production shop's database in another mode; the first production process marks it. */
export async function keepServedMode(db: Db, mode: Mode): Promise<void> {
  if (mode === 'production') {
    const marked = { id: 1, mode, since: new Date() };
    await withTransaction(db, (tx) => tx.insert(servedMode).values(marked).onConflictDoNothing());
    return;
  }
  if ((await db.select().from(servedMode)).length > 0) throw new ServedModeError();
}
