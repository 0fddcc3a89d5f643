import { findMove } from '../../../../domain/lifecycle/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import { applyAction, isRefused } from '../../../../domain/subscription/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockAccount } from '../../account/index.ts';
import { attemptErrors } from '../../attempts/index.ts';
import { type Moved, type Mover, MoveRefused, orderMail, type StoredOrder } from '../../orders/index.ts';
import { loadPlan, subjectOf } from '../plan/index.ts';
import { findOpenAttempt } from '../delivery-payments/index.ts';
import { writePlan } from '../plan-changes/index.ts';

/**
 * Cancels an unpaid delivery that operations will not send: it is no longer charged, and the plan goes on.
 * Its order is locked. Throws MoveRefused, and PAYMENT_IN_PROGRESS while its customer is paying.
 */
export async function refuseDelivery(context: AppContext, tx: Tx, before: StoredOrder, mover: Mover): Promise<Moved> {
  const { accountId, subscriptionId, cycle } = before;
  const move = findMove(before.status, 'refuse', mover.by);
  const account = await lockAccount(tx, accountId);
  if (!move || !account || subscriptionId === null || cycle === null)
    throw new MoveRefused(`refuse does not move ${before.status}.`);
  const open = await findOpenAttempt(tx, subjectOf(subscriptionId, cycle));
  if (open !== null) throw attemptErrors.paymentInProgress(open);
  const { now } = mover;
  const loaded = await loadPlan(tx, account, { now });
  const after = applyAction(loaded.plan, { subscriptionId, action: { kind: 'skip', cycle } }, now.getTime());
  if (isRefused(after)) throw new MoveRefused(`Cycle ${cycle} of ${subscriptionId} cannot be released: ${after.code}.`);
  await writePlan(context, tx, loaded, { after, change: { by: 'engine', now, refusedBy: mover } });
  const order = { ...before, status: move.to };
  const back = { toCard: kurus(0), toBalance: kurus(before.balanceKurus) };
  const mail = orderMail(move, { order, account, config: context.config, back });
  if (mail) await context.mail.enqueue(tx, mail);
  return { before, order, move };
}
