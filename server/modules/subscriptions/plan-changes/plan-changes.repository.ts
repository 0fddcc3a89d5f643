import { and, eq, inArray } from 'drizzle-orm';
import { bulkInsert, bulkUpdate } from '../../../platform/database/bulk.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { StoredCycle, StoredDue } from '../plan/index.ts';
import { duePayments, subscriptionCycles, subscriptionLines, subscriptions } from '../plan/subscriptions.tables.ts';

type Line = typeof subscriptionLines.$inferInsert;
type DeliveryKey = { subscriptionId: string; cycle: number };

export async function deleteLines(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(subscriptionLines).where(inArray(subscriptionLines.id, [...ids]));
}

export async function insertLine(tx: Tx, line: Line): Promise<void> {
  await tx.insert(subscriptionLines).values(line);
}

export async function updateLine(tx: Tx, { id, ...change }: Line): Promise<void> {
  await tx.update(subscriptionLines).set(change).where(eq(subscriptionLines.id, id));
}

export async function insertDue(tx: Tx, due: typeof duePayments.$inferInsert): Promise<void> {
  await tx.insert(duePayments).values(due);
}

export async function updateDue(
  tx: Tx,
  { subscriptionId, cycle }: DeliveryKey,
  change: Partial<StoredDue>,
): Promise<void> {
  const isIt = and(eq(duePayments.subscriptionId, subscriptionId), eq(duePayments.cycle, cycle));
  await tx.update(duePayments).set(change).where(isIt);
}

export async function deleteCycles(tx: Tx, subscriptionId: string, cycles: readonly number[]): Promise<void> {
  if (cycles.length === 0) return;
  const isOwn = eq(subscriptionCycles.subscriptionId, subscriptionId);
  await tx.delete(subscriptionCycles).where(and(isOwn, inArray(subscriptionCycles.cycle, [...cycles])));
}

/** Planned cycles are written last: the index allows one per subscription, so the former one must change first. */
export async function saveCycles(tx: Tx, rows: readonly StoredCycle[]): Promise<void> {
  const onto = ['subscriptionId', 'cycle'] as const;
  for (const isPlanned of [false, true])
    await bulkInsert(
      tx,
      subscriptionCycles,
      rows.filter(({ state }) => (state === 'PLANNED') === isPlanned),
      { onto },
    );
}

export const updateSubscriptions = (
  tx: Tx,
  rows: readonly ({ id: string } & Partial<typeof subscriptions.$inferInsert>)[],
): Promise<void> => bulkUpdate(tx, subscriptions, ['id'], rows);
