import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { hours, minutes } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { WithPayments } from '../payments/index.ts';
import { leftVaults } from './tables.ts';

type LeftVault = typeof leftVaults.$inferSelect;

const batchSize = 5;
/** Longer than the calls of one box may take: until then no other process has it. */
const leaseFor = minutes(10);
const longestPause = hours(6);
/** From so many tries on, somebody should look. */
const stuckAfter = 5;

/** Notes that everything in a box of the bank's vault is to go. */
export async function leaveVault(
  tx: Tx,
  { customerKey, cardTokens, now }: Pick<LeftVault, 'customerKey' | 'cardTokens'> & { now: Date },
): Promise<void> {
  const vault = { customerKey, cardTokens, attempts: 0, nextAttemptAt: now };
  await tx.insert(leftVaults).values(vault).onConflictDoUpdate({ target: leftVaults.customerKey, set: vault });
}

/**
 * Empties the boxes of those who left: what we knew to be in them, and whatever else the bank lists. A box that cannot
 * be emptied is tried again, less and less often, until it is. Several processes may run it at once.
 */
export async function emptyLeftVaults({ db, clock, payments, log }: AppContext<WithPayments>): Promise<void> {
  const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  const take = (): Promise<LeftVault[]> =>
    withTransaction(db, async (tx) => {
      const due = await tx
        .select({ customerKey: leftVaults.customerKey })
        .from(leftVaults)
        .where(lte(leftVaults.nextAttemptAt, clock.now()))
        .orderBy(asc(leftVaults.nextAttemptAt))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      const keys = due.map(({ customerKey }) => customerKey);
      if (keys.length === 0) return [];
      return tx
        .update(leftVaults)
        .set({ nextAttemptAt: inTime(leaseFor), attempts: sql`${leftVaults.attempts} + 1` })
        .where(inArray(leftVaults.customerKey, keys))
        .returning();
    });

  /** Whether nothing is left in it. An empty list alone says nothing: what we know of is deleted by name. */
  async function empty({ customerKey, cardTokens }: LeftVault): Promise<boolean> {
    const listed = await payments.listCards(customerKey);
    if (listed.outcome === 'unknown') return false;
    const found = listed.outcome === 'succeeded' ? listed.cards.map(({ cardToken }) => cardToken) : [];
    for (const cardToken of new Set([...cardTokens, ...found])) {
      if ((await payments.deleteCard({ customerKey, cardToken })).outcome === 'unknown') return false;
    }
    return true;
  }

  for (const vault of await take()) {
    const { customerKey, attempts } = vault;
    const own = eq(leftVaults.customerKey, customerKey);
    if (await empty(vault)) {
      await db.delete(leftVaults).where(own);
      continue;
    }
    const facts = { code: 'VAULT_NOT_EMPTIED', attempts };
    if (attempts >= stuckAfter) log.error(facts, 'the bank does not forget the cards of somebody who left');
    else log.warn(facts, 'the bank did not forget the cards of somebody who left; it is asked again');
    const pause = Math.min(longestPause, 15_000 * 2 ** attempts);
    // Whose lease ran out meanwhile leaves the next try to the one who has it.
    await db
      .update(leftVaults)
      .set({ nextAttemptAt: inTime(pause) })
      .where(and(own, eq(leftVaults.attempts, attempts)));
  }
}
