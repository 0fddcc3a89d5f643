import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { WithOrderStandings } from './order-standings.port.ts';
import { cancelPromoUses, earnPromoReward, listPendingUses, lockCountedUses } from './promo-uses.repository.ts';

/** Rewards the owners of family codes whose friends kept their order, and frees the codes of purchases that are off. */
export async function judgePendingUses(context: AppContext<WithOrderStandings>): Promise<void> {
  const { db, ids, clock, orderStandings } = context;
  const now = clock.now();
  const pending = await listPendingUses(db);
  const found = await orderStandings.standingsOf(db, pending, now);
  for (const use of pending) {
    if (found.get(use.id) === 'open') continue;
    await withTransaction(db, async (tx) => {
      // Again under the lock: an order of it may have moved since.
      const [locked] = await lockCountedUses(tx, { useIds: [use.id] });
      if (locked?.status !== 'PENDING') return;
      const standing = (await orderStandings.standingsOf(tx, [locked], now)).get(locked.id);
      if (standing === 'final') await earnPromoReward(tx, locked, { movementId: ids.next(), now });
      else if (standing === 'off' && !locked.isRenewing) await cancelPromoUses(tx, [locked.id]);
    });
  }
}
