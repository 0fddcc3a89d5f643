import { and, count, eq, exists, inArray, isNotNull, isNull, lte, min, ne, notExists, or, sql } from 'drizzle-orm';
import type { CycleStep } from '../../../../domain/subscription/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import {
  renewalStepSwitches,
  paymentSubjects,
  subscriptionCycles,
  subscriptions,
} from '../plan/subscriptions.tables.ts';

export type StepHold = typeof renewalStepSwitches.$inferSelect;

/** How many deliveries wait for each step by now, and since when. */
export const countDueSteps = (db: Executor, now: Date) =>
  db
    .select({
      step: subscriptionCycles.nextStep,
      due: count(),
      oldest: min(subscriptionCycles.nextStepAt),
    })
    .from(subscriptionCycles)
    .where(and(isNotNull(subscriptionCycles.nextStep), lte(subscriptionCycles.nextStepAt, now)))
    .groupBy(subscriptionCycles.nextStep);

export const listStepHolds = (db: Executor): Promise<StepHold[]> => db.select().from(renewalStepSwitches);

/** Sets or removes the hold on a step. Returns the previous hold; null for none. */
export async function switchStep(
  tx: Tx,
  {
    step,
    isOnHold,
    reason,
    setBy,
    now,
  }: { step: CycleStep; isOnHold: boolean; reason: string; setBy: string; now: Date },
): Promise<StepHold | null> {
  const [before] = await tx.select().from(renewalStepSwitches).where(eq(renewalStepSwitches.step, step));
  if (!isOnHold) await tx.delete(renewalStepSwitches).where(eq(renewalStepSwitches.step, step));
  else if (!before) await tx.insert(renewalStepSwitches).values({ step, reason, setBy, setAt: now });
  return before ?? null;
}

const shownInconsistencies = 200;
const runs = ne(subscriptions.status, 'CANCELLED');
const subject = sql`'cycle:' || ${subscriptionCycles.subscriptionId} || ':' || ${subscriptionCycles.cycle}`;

/** Deliveries without an open payment that have no next step or are being charged. */
export function listLost(db: Executor) {
  const isOpen = exists(
    db
      .select({ one: sql`1` })
      .from(paymentSubjects)
      .where(and(eq(paymentSubjects.subject, subject), eq(paymentSubjects.state, 'open'))),
  );
  const isAsleep = and(
    isNull(subscriptionCycles.nextStepAt),
    or(
      inArray(subscriptionCycles.state, ['PLANNED', 'LOCKED', 'DUE']),
      and(eq(subscriptionCycles.state, 'SKIPPED'), isNull(subscriptionCycles.orderId)),
    ),
  );
  return db
    .select({
      accountId: subscriptions.accountId,
      subscriptionId: subscriptionCycles.subscriptionId,
      cycle: subscriptionCycles.cycle,
      state: subscriptionCycles.state,
    })
    .from(subscriptionCycles)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
    .where(and(or(and(runs, isAsleep), eq(subscriptionCycles.state, 'CHARGING')), sql`not ${isOpen}`))
    .limit(shownInconsistencies);
}

const columns = { accountId: subscriptions.accountId, subscriptionId: subscriptions.id };

/** Running subscriptions without a planned delivery. */
export function listUnplanned(db: Executor) {
  const isPlanned = db
    .select({ one: sql`1` })
    .from(subscriptionCycles)
    .where(and(eq(subscriptionCycles.subscriptionId, subscriptions.id), eq(subscriptionCycles.state, 'PLANNED')));
  return db
    .select(columns)
    .from(subscriptions)
    .where(and(runs, notExists(isPlanned)))
    .limit(shownInconsistencies);
}

/** Deliveries that are paid and not ordered. */
export const listPaidUnordered = (db: Executor) =>
  db
    .select({ ...columns, cycle: subscriptionCycles.cycle })
    .from(subscriptionCycles)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
    .innerJoin(paymentSubjects, and(eq(paymentSubjects.subject, subject), eq(paymentSubjects.state, 'paid')))
    .where(ne(subscriptionCycles.state, 'ORDERED'))
    .limit(shownInconsistencies);
