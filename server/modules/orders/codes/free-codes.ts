import type { Tx } from '../../../platform/database/database.ts';
import { cancelPromoUses, lockCountedUses } from '../../promo-codes/index.ts';
import { listDiscountedPurchases } from './order-codes.repository.ts';
import { purchaseStatus } from './purchase-status.ts';

type Purchases = { purchaseIds?: readonly string[]; subscriptionIds?: readonly string[] };

/** Releases the promo codes of purchases of which no order has the discount (any more) and no later one will. */
export async function freeCodes(tx: Tx, purchases: Purchases, now: Date): Promise<void> {
  const uses = await lockCountedUses(tx, purchases);
  const statuses = await purchaseStatus.statusesOf(tx, uses, now);
  const isOff = uses.filter(({ id, isRenewing }) => !isRenewing && statuses.get(id) === 'off');
  await cancelPromoUses(
    tx,
    isOff.map(({ id }) => id),
  );
}

/** `freeCodes` for the purchases that these orders belong to. */
export async function freeCodesOf(tx: Tx, orderIds: readonly string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return;
  const found = await listDiscountedPurchases(tx, orderIds);
  const purchaseIds = found.flatMap(({ attemptId }) => attemptId ?? []);
  const subscriptionIds = found.flatMap(({ subscriptionId }) => subscriptionId ?? []);
  await freeCodes(tx, { purchaseIds, subscriptionIds }, now);
}
