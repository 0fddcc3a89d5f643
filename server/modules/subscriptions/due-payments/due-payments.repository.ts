import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CalendarDay } from '../../../../domain/calendar/index.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { StoredDue } from '../plan/index.ts';
import { duePayments, subscriptionCycles, subscriptions } from '../plan/subscriptions.tables.ts';

/** The open due payments of the account, the oldest first. */
export function listDue(db: Executor, accountId: string) {
  return db
    .select({
      due: duePayments,
      cardId: subscriptions.cardId,
      tries: subscriptionCycles.tries,
      orderDay: subscriptionCycles.orderDay,
    })
    .from(duePayments)
    .innerJoin(subscriptions, eq(subscriptions.id, duePayments.subscriptionId))
    .innerJoin(
      subscriptionCycles,
      and(eq(subscriptionCycles.subscriptionId, subscriptions.id), eq(subscriptionCycles.cycle, duePayments.cycle)),
    )
    .where(and(eq(subscriptions.accountId, accountId), isNull(duePayments.closedAt)))
    .orderBy(asc(duePayments.openedAt), asc(duePayments.id));
}

/** The due payment of a delivery, open or closed. */
export async function findDue(
  db: Executor,
  about: { subscriptionId: string; cycle: number },
): Promise<{ due: StoredDue; orderDay: CalendarDay } | null> {
  const isIts = and(eq(duePayments.subscriptionId, about.subscriptionId), eq(duePayments.cycle, about.cycle));
  const [found] = await db
    .select({ due: duePayments, orderDay: subscriptionCycles.orderDay })
    .from(duePayments)
    .innerJoin(
      subscriptionCycles,
      and(
        eq(subscriptionCycles.subscriptionId, duePayments.subscriptionId),
        eq(subscriptionCycles.cycle, duePayments.cycle),
      ),
    )
    .where(isIts);
  return found ?? null;
}

export async function findDueById(db: Executor, id: string): Promise<StoredDue | null> {
  const [due] = await db.select().from(duePayments).where(eq(duePayments.id, id));
  return due ?? null;
}
