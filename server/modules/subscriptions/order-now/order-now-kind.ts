import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { currentRequestId } from '../../../platform/request/request-id.ts';
import { applyStep } from '../../../../domain/subscription/index.ts';
import { lockAccount, moveBalance } from '../../account/index.ts';
import { type Attempt, type AttemptHooks, type AttemptResult, CannotFulfil } from '../../attempts/index.ts';
import { releaseStock } from '../../catalog/index.ts';
import { recordPurchase } from '../../orders/index.ts';
import type { Capture } from '../../payments/index.ts';
import { insertAction, loadPlan } from '../plan/index.ts';
import { notifyUnpaid } from '../due-payments/index.ts';
import type { OrderNowDelivery, OrderNowPayload } from './order-now.types.ts';
import {
  closeSubjects,
  cyclePath,
  lockCycle,
  neededCard,
  paidMail,
  refundedCycle,
} from '../delivery-payments/index.ts';
import { writeNextSteps, writePlan } from '../plan-changes/index.ts';

const payloadOf = ({ payload }: Attempt): OrderNowPayload => payload as OrderNowPayload;

/** Throws CannotFulfil for a delivery that was cancelled, or ended, while it was being paid for. */
async function fulfilOne(
  context: AppContext,
  tx: Tx,
  {
    attempt,
    delivery,
    capture,
    now,
  }: { attempt: Attempt; delivery: OrderNowDelivery; capture: Capture | null; now: Date },
): Promise<void> {
  const { subscriptionId, cycle, orderId, frozen, draft } = delivery;
  const { accountId } = attempt;
  const found = await lockCycle(tx, { accountId, subscriptionId, cycle }, now);
  if (found?.cycle.state !== (draft ? 'PLANNED' : 'LOCKED')) throw new CannotFulfil('it was cancelled');
  const { loaded } = found;
  const asked = { subscriptionId, cycle, done: { step: 'orderNow', frozen } } as const;
  const after = applyStep(loaded.plan, asked, now.getTime());
  await writePlan(context, tx, loaded, {
    after,
    change: {
      by: 'bank',
      now,
      orderId,
      payment: { attemptId: attempt.id, capture },
      ...(draft && { agreed: { draft, at: attempt.createdAt } }),
    },
  });
  await insertAction(tx, {
    id: context.ids.next(),
    subscriptionId,
    at: now,
    actor: 'customer',
    kind: 'orderNow',
    act: { acts: [{ kind: 'orderNow', cycle }] },
    before: null,
    version: loaded.rows.get(subscriptionId)!.subscription.version + 1,
    undoes: null,
    requestId: currentRequestId() ?? null,
  });
  await context.mail.enqueue(tx, paidMail({ loaded, after, payload: delivery, now, config: context.config }));
}

/** Deliveries that are ordered at once. If paid, the rhythm continues from today; if not, nothing changes. */
export const createOrderNowKind = (context: AppContext): AttemptHooks => ({
  async fulfil(tx, attempt, { capture, now }): Promise<AttemptResult> {
    const { deliveries, cardId } = payloadOf(attempt);
    await closeSubjects(tx, [attempt.id], 'paid');
    for (const delivery of deliveries) await fulfilOne(context, tx, { attempt, delivery, capture, now });
    const orderIds = deliveries.map(({ orderId }) => orderId);
    await recordPurchase(context, tx, { attempt, orderIds, isFirstPurchase: false });
    const subscriptionIds = deliveries.map(({ subscriptionId }) => subscriptionId);
    return { orderIds, subscriptionIds, isFirstPurchase: false, cardId };
  },
  async release(tx, attempt, now) {
    const { accountId } = attempt;
    const { deliveries } = payloadOf(attempt);
    await closeSubjects(tx, [attempt.id], 'over');
    const isThere = await lockAccount(tx, accountId);
    for (const { draft, orderId, spentKurus } of deliveries) {
      // A delivery that was locked before keeps its stock hold.
      if (draft) await releaseStock(tx, orderId);
      if (spentKurus === 0 || !isThere) continue;
      const move = { id: context.ids.next(), accountId, reason: 'SPENT_RETURNED', orderId, now } as const;
      await moveBalance(tx, { ...move, amountKurus: spentKurus });
    }
    const account = isThere && (await lockAccount(tx, accountId));
    if (!account) return;
    const loaded = await loadPlan(tx, account, { now });
    const ids = deliveries.map(({ subscriptionId }) => subscriptionId);
    await writeNextSteps(context, tx, loaded, { ids, change: { by: 'bank', now } });
  },
  refunded: refundedCycle(context),
  ...notifyUnpaid(context),
  needs: (attempt) => neededCard(payloadOf(attempt)),
  forget: (attempt) => {
    const { deliveries, ...paid } = payloadOf(attempt);
    return { ...paid, deliveries: deliveries.map((delivery) => ({ ...delivery, draft: null })) };
  },
  returnPath: cyclePath,
});
