import { inArray, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import type { OrderTwins, StoredOrder } from './orders.types.ts';
import { orders } from './tables.ts';

/** What was sent in place of what, for all of these in one query. */
export async function findTwins(
  db: Executor,
  found: readonly StoredOrder[],
): Promise<(order: StoredOrder) => OrderTwins> {
  const ids = found.map(({ id }) => id);
  const replaced = found.flatMap(({ replacesOrderId }) => replacesOrderId ?? []);
  const twins = await db
    .select({ _id: orders.id, number: orders.number, replacesOrderId: orders.replacesOrderId })
    .from(orders)
    .where(or(inArray(orders.replacesOrderId, ids), inArray(orders.id, replaced)));
  return ({ id, replacesOrderId }) => ({
    replaces: twins.find(({ _id }) => _id === replacesOrderId) ?? null,
    replacedBy: twins.find((twin) => twin.replacesOrderId === id) ?? null,
  });
}
