import { and, asc, eq, gte, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import type { CalendarDay } from '../../../../domain/calendar/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import {
  duePayments,
  paymentSubjects,
  priceNotices,
  subscriptionCycles,
  subscriptionLines,
  subscriptions,
} from './subscriptions.tables.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;
export type StoredLine = typeof subscriptionLines.$inferSelect;
export type StoredCycle = typeof subscriptionCycles.$inferSelect;
export type StoredDue = typeof duePayments.$inferSelect;

/** A subscription's rows. `due`: its open due payments. */
export type SubscriptionRows = {
  subscription: StoredSubscription;
  lines: StoredLine[];
  cycles: StoredCycle[];
  due: StoredDue[];
};

/** States of cycles that have ended. Others may have an open payment, as may one dropped while it was being paid. */
export const ENDED_STATES: ReadonlySet<StoredCycle['state']> = new Set(['SKIPPED', 'ORDERED', 'DROPPED']);

const isOpenOrSince = (day: CalendarDay) =>
  or(
    notInArray(subscriptionCycles.state, [...ENDED_STATES]),
    isNotNull(subscriptionCycles.nextStepAt),
    and(eq(subscriptionCycles.state, 'SKIPPED'), isNull(subscriptionCycles.orderId)),
    gte(subscriptionCycles.orderDay, day),
  );

const by = <Row extends { subscriptionId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ subscriptionId }) => subscriptionId);

/**
 * Reads all accounts together, with one statement per table. `since`: leaves out deliveries that ended before that day
 * and have no next step.
 */
export async function listSubscriptionRows(
  db: Executor,
  accountIds: readonly string[],
  since: CalendarDay | null = null,
): Promise<SubscriptionRows[]> {
  const own = await db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.accountId, [...accountIds]))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = by(
    await db
      .select()
      .from(subscriptionLines)
      .where(inArray(subscriptionLines.subscriptionId, ids))
      .orderBy(asc(subscriptionLines.sortOrder), asc(subscriptionLines.id)),
  );
  const found = await db
    .select()
    .from(subscriptionCycles)
    .where(and(inArray(subscriptionCycles.subscriptionId, ids), since === null ? undefined : isOpenOrSince(since)))
    .orderBy(asc(subscriptionCycles.cycle));
  const cycles = by(found);
  const isDue = found.some(({ state }) => state === 'DUE' || state === 'CHARGING');
  const isOpen = and(inArray(duePayments.subscriptionId, ids), isNull(duePayments.closedAt));
  const due = by(isDue ? await db.select().from(duePayments).where(isOpen) : []);
  return own.map((subscription) => {
    const { id } = subscription;
    return { subscription, lines: lines.get(id) ?? [], cycles: cycles.get(id) ?? [], due: due.get(id) ?? [] };
  });
}

/** The first order of each subscription, by subscription id. */
export async function findFirstOrders(db: Executor, subscriptionIds: readonly string[]): Promise<Map<string, string>> {
  const { subscriptionId, orderId, cycle } = subscriptionCycles;
  const rows = await db
    .select({ subscriptionId, orderId })
    .from(subscriptionCycles)
    .where(and(inArray(subscriptionId, [...subscriptionIds]), eq(cycle, 1)));
  return new Map(rows.flatMap((row) => (row.orderId === null ? [] : [[row.subscriptionId, row.orderId] as const])));
}

export async function listPriceNotices(
  db: Executor,
  subscriptionIds: readonly string[],
): Promise<(typeof priceNotices.$inferSelect)[]> {
  if (subscriptionIds.length === 0) return [];
  return db
    .select()
    .from(priceNotices)
    .where(inArray(priceNotices.subscriptionId, [...subscriptionIds]));
}

/** Those of the subjects that have an open attempt. */
export async function listOpenSubjects(db: Executor, subjects: readonly string[]): Promise<string[]> {
  if (subjects.length === 0) return [];
  const isOpen = and(inArray(paymentSubjects.subject, [...subjects]), eq(paymentSubjects.state, 'open'));
  const rows = await db.select({ subject: paymentSubjects.subject }).from(paymentSubjects).where(isOpen);
  return rows.map(({ subject }) => subject);
}

export async function insertSubscription(
  tx: Tx,
  rows: {
    subscription: typeof subscriptions.$inferInsert;
    lines: (typeof subscriptionLines.$inferInsert)[];
    cycles: (typeof subscriptionCycles.$inferInsert)[];
  },
): Promise<void> {
  await tx.insert(subscriptions).values(rows.subscription);
  await tx.insert(subscriptionLines).values(rows.lines);
  await tx.insert(subscriptionCycles).values(rows.cycles);
}
