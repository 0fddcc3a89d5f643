import { and, count, eq, exists, inArray, isNotNull, isNull, lte, min, ne, notExists, or, sql } from 'drizzle-orm';
import { minutes } from '../../../../domain/calendar/index.ts';
import { applyStep, type CycleStep } from '../../../../domain/subscription/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { lockAccount } from '../../account/index.ts';
import { findCycle, hasOpenAttempt, readScene } from '../plan/index.ts';
import { engineSwitches, paymentSubjects, subscriptionCycles, subscriptions } from '../plan/subscriptions.tables.ts';
import { writeNextSteps, writePlan } from '../plan-changes/index.ts';

export const ENGINE_STEPS: readonly CycleStep[] = [
  'announce',
  'lock',
  'warnCard',
  'charge',
  'retry',
  'remind',
  'giveUp',
  'replan',
  'postpone',
  'resume',
  'askPause',
  'endPause',
];

export type StepState = {
  step: CycleStep;
  due: number;
  oldest: Date | null;
  held: typeof engineSwitches.$inferSelect | null;
};

/** What waits for each step by now, and which of them are held. */
export async function readSteps(db: Executor, now: Date): Promise<StepState[]> {
  const due = await db
    .select({
      step: subscriptionCycles.nextStep,
      due: count(),
      oldest: min(subscriptionCycles.nextStepAt),
    })
    .from(subscriptionCycles)
    .where(and(isNotNull(subscriptionCycles.nextStep), lte(subscriptionCycles.nextStepAt, now)))
    .groupBy(subscriptionCycles.nextStep);
  const held = await db.select().from(engineSwitches);
  return ENGINE_STEPS.map((step) => {
    const found = due.find((row) => row.step === step);
    return {
      step,
      due: found?.due ?? 0,
      oldest: found?.oldest ?? null,
      held: held.find((row) => row.step === step) ?? null,
    };
  });
}

/** Holds a step, or lets it go on. Answers who held it before; null when nobody did. */
export async function switchStep(
  tx: Tx,
  {
    step,
    isHeld,
    reason,
    heldBy,
    now,
  }: { step: CycleStep; isHeld: boolean; reason: string; heldBy: string; now: Date },
): Promise<typeof engineSwitches.$inferSelect | null> {
  const [before] = await tx.select().from(engineSwitches).where(eq(engineSwitches.step, step));
  if (!isHeld) await tx.delete(engineSwitches).where(eq(engineSwitches.step, step));
  else if (!before) await tx.insert(engineSwitches).values({ step, reason, heldBy, heldAt: now });
  return before ?? null;
}

/**
 * What does not agree. `asleep`: nobody would take the cycle up. `chargingAlone`: the bank is said to be asked, and no
 * attempt does. `unplanned`: nothing is planned of what runs. `paidUnordered`: paid, and not ordered.
 */
export type Stray = {
  code: 'asleep' | 'chargingAlone' | 'unplanned' | 'paidUnordered';
  accountId: string;
  subscriptionId: string;
  cycle: number | null;
};

const shownStrays = 200;
const runs = ne(subscriptions.status, 'CANCELLED');
const subject = sql`'cycle:' || ${subscriptionCycles.subscriptionId} || ':' || ${subscriptionCycles.cycle}`;

/** What is taken up by itself. */
async function findLost(db: Executor): Promise<Stray[]> {
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
  const rows = await db
    .select({
      accountId: subscriptions.accountId,
      subscriptionId: subscriptionCycles.subscriptionId,
      cycle: subscriptionCycles.cycle,
      state: subscriptionCycles.state,
    })
    .from(subscriptionCycles)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
    .where(and(or(and(runs, isAsleep), eq(subscriptionCycles.state, 'CHARGING')), sql`not ${isOpen}`))
    .limit(shownStrays);
  return rows.map(({ state, ...row }) => ({ ...row, code: state === 'CHARGING' ? 'chargingAlone' : 'asleep' }));
}

/** Of which a person has to be told. */
async function findWrong(db: Executor): Promise<Stray[]> {
  const isPlanned = db
    .select({ one: sql`1` })
    .from(subscriptionCycles)
    .where(and(eq(subscriptionCycles.subscriptionId, subscriptions.id), eq(subscriptionCycles.state, 'PLANNED')));
  const columns = { accountId: subscriptions.accountId, subscriptionId: subscriptions.id };
  const unplanned = await db
    .select(columns)
    .from(subscriptions)
    .where(and(runs, notExists(isPlanned)))
    .limit(shownStrays);
  const paid = await db
    .select({ ...columns, cycle: subscriptionCycles.cycle })
    .from(subscriptionCycles)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
    .innerJoin(paymentSubjects, and(eq(paymentSubjects.subject, subject), eq(paymentSubjects.state, 'paid')))
    .where(ne(subscriptionCycles.state, 'ORDERED'))
    .limit(shownStrays);
  return [
    ...unplanned.map((row): Stray => ({ ...row, code: 'unplanned', cycle: null })),
    ...paid.map((row): Stray => ({ ...row, code: 'paidUnordered' })),
  ];
}

export const findStrays = async (db: Executor): Promise<Stray[]> => [...(await findLost(db)), ...(await findWrong(db))];

async function heal(context: AppContext, tx: Tx, { accountId, subscriptionId, cycle, code }: Stray): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account || cycle === null) return;
  const now = context.clock.now();
  const scene = await readScene(tx, account, { now });
  if (hasOpenAttempt(scene, { subscriptionId, cycle })) return;
  const change = { by: 'engine', now } as const;
  if (code === 'asleep') return writeNextSteps(context, tx, scene, { ids: [subscriptionId], change });
  const done = { step: 'answer', word: { said: 'notAsked' } } as const;
  if (findCycle(scene.plan, { subscriptionId, cycle })?.state !== 'CHARGING') return;
  const after = applyStep(scene.plan, { subscriptionId, cycle, done }, now.getTime());
  await writePlan(context, tx, scene, { after, change });
}

/** Takes up what nobody would take up by itself. Answers how many. */
export async function reconcileEngine(context: AppContext, tx: Tx): Promise<number> {
  const lost = await findLost(tx);
  const inOrder = lost.toSorted((one, other) => (one.accountId < other.accountId ? -1 : 1));
  for (const stray of inOrder) await heal(context, tx, stray);
  return lost.length;
}

/** A cycle that a fault of ours, or of somebody at the database, left alone is taken up within minutes. */
export const reconcileEngineJob = (context: AppContext): RecurringJob => ({
  name: 'reconcile-engine',
  rhythm: { everySeconds: minutes(5) / 1000 },
  async run() {
    for (const stray of await findLost(context.db)) {
      const { subscriptionId, cycle, code } = stray;
      context.log.warn({ subscription: subscriptionId, cycle, code }, 'a delivery was left alone; it is taken up');
      await withTransaction(context.db, (tx) => heal(context, tx, stray));
    }
  },
});
