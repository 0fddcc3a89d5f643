import { and, asc, eq, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { CycleStep } from '../../../../domain/subscription/index.ts';
import { bulkUpdate } from '../../../platform/database/bulk.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { StoredCycle } from '../plan/index.ts';
import { renewalStepSwitches, subscriptionCycles, subscriptions } from '../plan/subscriptions.tables.ts';

type DeliveryKey = { subscriptionId: string; cycle: number };
export type Due = DeliveryKey & { accountId: string; nextStep: CycleStep | null; nextStepAt: Date | null };

export async function listStepsOnHold(db: Executor): Promise<CycleStep[]> {
  const rows = await db.select({ step: renewalStepSwitches.step }).from(renewalStepSwitches);
  // A hold on charges applies to retries too.
  return rows.flatMap(({ step }) => (step === 'charge' ? (['charge', 'retry'] as const) : [step]));
}

const isRow = ({ subscriptionId, cycle }: DeliveryKey) =>
  and(eq(subscriptionCycles.subscriptionId, subscriptionId), eq(subscriptionCycles.cycle, cycle));

/** A hold on card warnings does not stop the charge: such a delivery is due at 9:00 of its day. Istanbul is UTC+3. */
function freeAt(onHold: readonly CycleStep[]): SQL {
  const { nextStep, nextStepAt, orderDay } = subscriptionCycles;
  if (!onHold.includes('warnCard')) return sql`${nextStepAt}`;
  const charge = sql`(${orderDay} + time '09:00') at time zone interval '3 hours'`;
  return sql`case ${nextStep} when 'warnCard' then ${charge} else ${nextStepAt} end`;
}

function isFree(onHold: readonly CycleStep[]) {
  const others = onHold.filter((step) => step !== 'warnCard');
  return others.length === 0 ? undefined : notInArray(subscriptionCycles.nextStep, others);
}

/** Locks and returns due rows, skipping those that other processes have locked; the earliest first. */
export function lockDue(
  tx: Tx,
  { onHold, now, limit }: { onHold: readonly CycleStep[]; now: Date; limit: number },
): Promise<Due[]> {
  return tx
    .select({
      accountId: subscriptions.accountId,
      subscriptionId: subscriptionCycles.subscriptionId,
      cycle: subscriptionCycles.cycle,
      nextStep: subscriptionCycles.nextStep,
      nextStepAt: subscriptionCycles.nextStepAt,
    })
    .from(subscriptionCycles)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
    .where(and(lte(subscriptionCycles.nextStepAt, now), sql`${freeAt(onHold)} <= ${now}`, isFree(onHold)))
    .orderBy(asc(subscriptionCycles.nextStepAt), asc(subscriptionCycles.subscriptionId), asc(subscriptionCycles.cycle))
    .limit(limit)
    .for('update', { of: subscriptionCycles, skipLocked: true });
}

export function postponeSteps(tx: Tx, rows: readonly DeliveryKey[], nextStepAt: Date): Promise<void> {
  const postponed = rows.map(({ subscriptionId, cycle }) => ({ subscriptionId, cycle, nextStepAt }));
  return bulkUpdate(tx, subscriptionCycles, ['subscriptionId', 'cycle'], postponed);
}

export async function lockCycleRow(tx: Tx, key: DeliveryKey): Promise<StoredCycle | null> {
  const [row] = await tx.select().from(subscriptionCycles).where(isRow(key)).for('update');
  return row ?? null;
}

export async function saveFailure(
  tx: Tx,
  key: DeliveryKey,
  failed: { failures: number; nextStepAt: Date | null },
): Promise<void> {
  await tx.update(subscriptionCycles).set(failed).where(isRow(key));
}

/** When the first step that is not on hold is due. */
export async function findNextDue(db: Executor, onHold: readonly CycleStep[]): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<Date | null>`min(${freeAt(onHold)})`.mapWith(subscriptionCycles.nextStepAt) })
    .from(subscriptionCycles)
    .where(isFree(onHold));
  return row?.at ?? null;
}
