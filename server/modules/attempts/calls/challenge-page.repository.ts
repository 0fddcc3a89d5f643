import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { ChallengePage } from '../../payments/index.ts';
import { paymentAttempts } from '../attempt/attempts.tables.ts';

/** The page of a challenge that is still open, by its callback id. */
export async function findPageOf(db: Executor, callbackId: string): Promise<ChallengePage | null> {
  const [row] = await db
    .select({ page: paymentAttempts.page, state: paymentAttempts.state })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.callbackId, callbackId));
  return row?.state === 'challenging' ? row.page : null;
}
