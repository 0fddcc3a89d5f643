import { judgeReward } from '../../../domain/promo/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { WithCredentials } from '../account/index.ts';
import type { WithOrderStandings } from './order-standings.port.ts';
import {
  cancelPromoUses,
  earnPromoReward,
  listEarners,
  listPendingUses,
  lockCodeOf,
  lockCountedUses,
  type PromoUse,
  refuseReward,
} from './promo-uses.repository.ts';

type Judging = AppContext<WithOrderStandings & WithCredentials>;

/** Of a purchase that can no longer be returned: the code's owner gets the reward, gets none, or waits for a proof. */
async function judgeFinal(context: Judging, tx: Tx, use: PromoUse, now: Date): Promise<void> {
  const { ids, credentials, orderStandings } = context;
  const code = use.rewardKurus > 0 ? await lockCodeOf(tx, use) : null;
  if (code?.ownerId) {
    const others = [code.ownerId, ...(await listEarners(tx, code.id))].filter((id) => id !== use.accountId);
    const traces = await orderStandings.tracesOf(tx, [use.accountId, ...others]);
    const judged = judgeReward({
      isStopped: !code.isActive,
      isProven: await credentials.isEmailProven(tx, use.accountId),
      usedAt: use.usedAt.getTime(),
      now: now.getTime(),
      own: traces.get(use.accountId)!,
      others: others.map((id) => traces.get(id)!),
    });
    if (judged === 'wait') return;
    if (judged !== 'earn') return refuseReward(tx, use.id, judged);
  }
  await earnPromoReward(tx, use, { movementId: ids.next(), now });
}

/** Rewards the owners of family codes whose friends kept their order, and frees the codes of purchases that are off. */
export async function judgePendingUses(context: Judging): Promise<void> {
  const { db, clock, orderStandings } = context;
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
      if (standing === 'final') await judgeFinal(context, tx, locked, now);
      else if (standing === 'off' && !locked.isRenewing) await cancelPromoUses(tx, [locked.id]);
    });
  }
}
