import { inSpan } from '../traces/traces.ts';
import type { Db, Tx } from './database.ts';
import { sqlState } from './sql-state.ts';
import { type Scope, scopes } from './transaction-scope.ts';

export { isDatabaseAway, isUniqueViolation, sqlState } from './sql-state.ts';

const RETRIED_STATES = new Set(['40001', '40P01']);
const MAX_TRIES = 4;

/**
 * Runs `work` in one transaction; it commits when the promise resolves and rolls back when it rejects.
 * A deadlock or serialisation failure runs `work` again, at most three times: so it may only touch the database.
 * Inside, every read and write goes through `tx`; the outer `db` throws an OuterDatabaseError there (on PGlite it
 * would wait for itself forever).
 */
export async function withTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inSpan('transaction', {}, () =>
        db.transaction(async (tx) => {
          const scope: Scope = { open: true };
          try {
            return await scopes.run(scope, () => work(tx));
          } finally {
            scope.open = false;
          }
        }),
      );
    } catch (error) {
      if (attempt >= MAX_TRIES || !RETRIED_STATES.has(sqlState(error) ?? '')) throw error;
    }
  }
}
