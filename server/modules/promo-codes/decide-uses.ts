import { judgeReward } from '../../../domain/promo/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { WithCredentials } from '../account/index.ts';
import type { WithPurchaseStatus } from './purchase-status.port.ts';
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

type Context = AppContext<WithPurchaseStatus & WithCredentials>;

/** For a purchase that can no longer be returned: pays the code owner's reward, denies it, or waits for a proof. */
async function decideFinal(context: Context, tx: Tx, use: PromoUse, now: Date): Promise<void> {
  const { ids, credentials, purchaseStatus } = context;
  const code = use.rewardKurus > 0 ? await lockCodeOf(tx, use) : null;
  if (code?.ownerId) {
    const others = [code.ownerId, ...(await listEarners(tx, code.id))].filter((id) => id !== use.accountId);
    const traces = await purchaseStatus.tracesOf(tx, [use.accountId, ...others]);
    const decided = judgeReward({
      isStopped: !code.isActive,
      isProven: await credentials.isEmailProven(tx, use.accountId),
      usedAt: use.usedAt.getTime(),
      now: now.getTime(),
      own: traces.get(use.accountId)!,
      others: others.map((id) => traces.get(id)!),
    });
    if (decided === 'wait') return;
    if (decided !== 'earn') return refuseReward(tx, use.id, decided);
  }
  await earnPromoReward(tx, use, { movementId: ids.next(), now });
}

/** Rewards owners of family codes whose friends kept their order; frees the codes of cancelled purchases. */
export async function decidePendingUses(context: Context): Promise<void> {
  const { db, clock, purchaseStatus } = context;
  const now = clock.now();
  const pending = await listPendingUses(db);
  const found = await purchaseStatus.statusesOf(db, pending, now);
  for (const use of pending) {
    if (found.get(use.id) === 'open') continue;
    await withTransaction(db, async (tx) => {
      // Read again under the lock: an order of it may have changed.
      const [locked] = await lockCountedUses(tx, { useIds: [use.id] });
      if (locked?.status !== 'PENDING') return;
      const status = (await purchaseStatus.statusesOf(tx, [locked], now)).get(locked.id);
      if (status === 'final') await decideFinal(context, tx, locked, now);
      else if (status === 'off' && !locked.isRenewing) await cancelPromoUses(tx, [locked.id]);
    });
  }
}
