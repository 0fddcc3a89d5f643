import { hours, minutes } from '../../../domain/calendar/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { WithPayments } from '../payments/index.ts';
import { deleteVault, type LeftVault, retryVaultAt, takeDueVaults } from './left-vaults.repository.ts';

const batchSize = 5;
/** Longer than the calls for one vault may take: until then no other process works on it. */
const leaseFor = minutes(10);
const longestPause = hours(6);
/** From this number of tries on, a failure is logged as an error. */
const stuckAfter = 5;

/**
 * Empties the vaults of closed accounts: cards that we know of, and all others that the bank lists. A vault that cannot
 * be emptied is tried again with growing pauses. Several processes may run it at once.
 */
export async function emptyLeftVaults({ db, clock, payments, log }: AppContext<WithPayments>): Promise<void> {
  const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  /** Whether the vault is empty. An empty list alone proves nothing: known cards are deleted by their tokens. */
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
