import type { Kurus } from '../../../../domain/money/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockAccount } from '../../account/index.ts';
import type { WithAttempts } from '../../attempts/index.ts';
import { chargedOf } from '../plan-changes/index.ts';
import { type Asked, carryOutOne, dueStep, workOf } from '../billing/index.ts';
import { readReference } from '../delivery-payments/index.ts';
import { findCycle, loadPlan } from '../plan/index.ts';
import { findSubscriptionById } from './shop-subscriptions.repository.ts';

/** Why a payment at the bank cannot become the payment of a delivery. */
export type NotAdoptable = 'noDelivery' | 'notWaiting' | 'otherAmount';

type Taken = { reference: string; amount: Kurus };

/**
 * Opens an attempt for a payment that the bank has already, for the delivery in its reference. The delivery must wait
 * to be charged; its day and holds do not matter. After the commit `startMany` finds the payment at the bank.
 */
export async function adoptDelivery(
  context: AppContext<WithAttempts>,
  tx: Tx,
  { reference, amount }: Taken,
): Promise<Asked | NotAdoptable> {
  const named = readReference(reference);
  const stored = named && (await findSubscriptionById(tx, named.subscriptionId));
  const account = stored && (await lockAccount(tx, stored.accountId));
  if (!named || !account) return 'noDelivery';
  const now = context.clock.now();

  const find = async () => {
    const loaded = await loadPlan(tx, account, { now });
    const subscription = loaded.plan.subscriptions.find(({ id }) => id === named.subscriptionId);
    const cycle = subscription && findCycle(loaded.plan, named);
    return subscription && cycle ? { context, loaded, subscription, cycle, now } : null;
  };

  let found = await find();
  if (found?.cycle.state === 'PLANNED' && dueStep(found) === 'lock') {
    await carryOutOne(context, tx, workOf(found, 'lock'));
    found = await find();
  }
  if (found?.cycle.state !== 'LOCKED' && found?.cycle.state !== 'DUE') return 'notWaiting';
  if (chargedOf(found.cycle) !== amount) return 'otherAmount';
  const work = workOf(found, 'charge');
  if (!work.asks) return 'notWaiting';
  const asks = { ...work.asks, known: { reference, nth: named.nth } };
  return (await carryOutOne(context, tx, { ...work, asks })) ?? 'notWaiting';
}
