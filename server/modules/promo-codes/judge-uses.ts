import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { WithOrderStandings } from './order-standings.port.ts';
import { cancelPromoUse, earnPromoReward, listPendingOrders } from './promo-codes.repository.ts';

/** Rewards the owners of family codes whose friends kept their order, and frees the codes of orders that are off. */
export async function judgePendingUses(context: AppContext<WithOrderStandings>): Promise<void> {
  const { db, ids, clock, orderStandings } = context;
  const now = clock.now();
  const orderIds = await listPendingOrders(db);
  const found = await orderStandings.standingsOf(db, orderIds, now);
  for (const [orderId, standing] of found) {
    if (standing === 'open') continue;
    await withTransaction(db, (tx) =>
      standing === 'off' ? cancelPromoUse(tx, orderId) : earnPromoReward(tx, { orderId, movementId: ids.next(), now }),
    );
  }
}
