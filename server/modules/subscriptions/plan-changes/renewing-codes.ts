import type { PlannedSubscription } from '../../../../domain/subscription/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { freeCodes } from '../../orders/index.ts';
import { setPromoRenewing } from '../../promo-codes/index.ts';

const isRenewing = ({ status, promo }: PlannedSubscription): boolean =>
  status !== 'CANCELLED' && promo !== null && promo.left !== 0;

type Change = { before: PlannedSubscription; own: PlannedSubscription };

/**
 * Stores whether the promo codes of changed subscriptions count on coming deliveries. Returns a function that releases
 * codes that no longer do; call it after the orders have moved.
 */
export async function writeRenewingCodes(tx: Tx, all: readonly Change[]): Promise<(now: Date) => Promise<void>> {
  const changed = all.filter(({ before, own }) => isRenewing(before) !== isRenewing(own));
  const idsOf = (wanted: boolean) => changed.flatMap(({ own }) => (isRenewing(own) === wanted ? own.id : []));
  const ended = idsOf(false);
  await setPromoRenewing(tx, idsOf(true), true);
  await setPromoRenewing(tx, ended, false);
  return (now) => freeCodes(tx, { subscriptionIds: ended }, now);
}
