import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { findAddresses } from '../../addresses/index.ts';
import { withSkipReasons } from './skip-reason.ts';
import { subscriptionActions } from './subscriptions.tables.ts';

type StoredAction = typeof subscriptionActions.$inferSelect;
/** An action with the subscription before and after it. */
export type Undoable = StoredAction & { [Side in 'before' | 'after']: NonNullable<StoredAction[Side]> };

/** Renaming an ended subscription does not block the undo of the action before it. */
const isNameAfterEnd = sql`${subscriptionActions.kind} = 'rename' and ${subscriptionActions.before} ->> 'status' = 'CANCELLED'`;

/** The newest action of a subscription, unless it is undone, is an undo, or going back needs an address that was deleted. */
export async function findUndoable(db: Executor, subscriptionId: string): Promise<Undoable | null> {
  const later = alias(subscriptionActions, 'later');
  const isUndone = db.select({ id: later.id }).from(later).where(eq(later.undoes, subscriptionActions.id));
  const [newest] = await db
    .select()
    .from(subscriptionActions)
    .where(
      and(
        eq(subscriptionActions.subscriptionId, subscriptionId),
        isNotNull(subscriptionActions.before),
        notExists(isUndone),
        sql`not (${isNameAfterEnd})`,
      ),
    )
    .orderBy(desc(subscriptionActions.version), desc(subscriptionActions.at))
    .limit(1);
  if (!newest?.before || !newest.after || newest.undoes !== null) return null;
  const { before, after } = newest;
  const { deliveryAddressId, billingAddressId, cycles } = before;
  // Deliveries that were ordered or dropped before it need no address.
  const toCome = cycles.filter(({ state }) => state !== 'ORDERED' && state !== 'DROPPED');
  const needed = [deliveryAddressId, billingAddressId, ...toCome.flatMap((cycle) => cycle.deliveryAddressId ?? [])];
  const found = await findAddresses(db, needed);
  return needed.every((id) => found.has(id))
    ? { ...newest, before: withSkipReasons(before), after: withSkipReasons(after) }
    : null;
}

export const insertAction = async (tx: Tx, action: typeof subscriptionActions.$inferInsert): Promise<void> =>
  void (await tx.insert(subscriptionActions).values(action));
