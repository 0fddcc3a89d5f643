import { hours, minutes } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { WithPayments } from '../payments/index.ts';
import { deleteVault, type LeftVault, retryVaultAt, takeDueVaults } from './left-vaults.repository.ts';

const batchSize = 5;
/** Longer than the calls of one box may take: until then no other process has it. */
const leaseFor = minutes(10);
const longestPause = hours(6);
/** From so many tries on, it is logged as an error. */
const stuckAfter = 5;

/**
 * Empties the boxes of those who left: what we knew to be in them, and whatever else the bank lists. A box that cannot
 * be emptied is tried again, less and less often, until it is. Several processes may run it at once.
 */
export async function emptyLeftVaults({ db, clock, payments, log }: AppContext<WithPayments>): Promise<void> {
  const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

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

  const vaults = await withTransaction(db, (tx) =>
    takeDueVaults(tx, { now: clock.now(), leasedUntil: inTime(leaseFor), limit: batchSize }),
  );
  for (const vault of vaults) {
    const { customerKey, attempts } = vault;
    if (await empty(vault)) {
      await deleteVault(db, customerKey);
      continue;
    }
    const facts = { code: 'VAULT_NOT_EMPTIED', attempts };
    if (attempts >= stuckAfter) log.error(facts, 'the bank does not delete the cards of a closed account');
    else log.warn(facts, 'the bank did not delete the cards of a closed account; it is asked again');
    const pause = Math.min(longestPause, 15_000 * 2 ** attempts);
    await retryVaultAt(db, vault, inTime(pause));
  }
}
