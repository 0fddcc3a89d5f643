import { and, asc, eq, lte, min, notInArray, or } from 'drizzle-orm';
import { hours, minutes } from '../../../domain/calendar/index.ts';
import type { CycleStep } from '../../../domain/subscription/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Db, Executor, Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { inParallel } from '../../platform/jobs/in-parallel.ts';
import type { RecurringJob } from '../../platform/jobs/jobs.ts';
import { definePort } from '../../platform/module.ts';
import { lockAccount } from '../account/index.ts';
import type { WithAttempts } from '../attempts/index.ts';
import { raiseAlarm } from '../payments/index.ts';
import { type Asked, dueStep, perform, SoldOut } from './engine-steps.ts';
import { readScene } from './plan-rows.ts';
import { engineSwitches, subscriptionCycles, subscriptions } from './tables.ts';
import { writeNextSteps } from './write-plan.ts';

/** Where a process may die while a step is done: before and after its transaction has committed. Tests set it. */
export type EngineFaults = { at(place: 'insideStep' | 'afterStep', step: CycleStep): void | Promise<void> };
export type WithEngineFaults = { engineFaults: { now: EngineFaults | null } };
export const engineFaultsPort = definePort<WithEngineFaults>('engineFaults');

type Context = AppContext<WithAttempts & WithEngineFaults>;
type Due = {
  accountId: string;
  subscriptionId: string;
  cycle: number;
  nextStep: CycleStep | null;
  nextStepAt: Date | null;
};

const batchSize = 100;
/** Accounts at once; each waits for the bank most of the time, and holds no connection while it does. */
const atOnce = 8;
/** When another process takes what this one took and did not do. */
const claimFor = minutes(2);
/** When a step that threw is tried again; after so many times a person is called, and the others go on. */
const retryAfter = minutes(1);
const failuresUntilAlarm = 3;
const retryAfterAlarm = hours(1);

export async function heldSteps(db: Executor): Promise<CycleStep[]> {
  const rows = await db.select({ step: engineSwitches.step }).from(engineSwitches);
  // Who stops charging stops the retries too.
  return rows.flatMap(({ step }) => (step === 'charge' ? (['charge', 'retry'] as const) : [step]));
}

const isRow = ({ subscriptionId, cycle }: Pick<Due, 'subscriptionId' | 'cycle'>) =>
  and(eq(subscriptionCycles.subscriptionId, subscriptionId), eq(subscriptionCycles.cycle, cycle));

const isFree = (held: readonly CycleStep[]) =>
  held.length === 0 ? undefined : notInArray(subscriptionCycles.nextStep, [...held]);

/**
 * Takes what is due, past other processes, and puts it off so that none takes it twice: each row says again when it is
 * due once its step is done, and what a process that died had taken is due when `claimFor` has passed.
 */
function claimDue(db: Db, held: readonly CycleStep[], now: Date): Promise<Due[]> {
  return withTransaction(db, async (tx) => {
    const due = await tx
      .select({
        accountId: subscriptions.accountId,
        subscriptionId: subscriptionCycles.subscriptionId,
        cycle: subscriptionCycles.cycle,
        nextStep: subscriptionCycles.nextStep,
        nextStepAt: subscriptionCycles.nextStepAt,
      })
      .from(subscriptionCycles)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
      .where(and(lte(subscriptionCycles.nextStepAt, now), isFree(held)))
      .orderBy(
        asc(subscriptionCycles.nextStepAt),
        asc(subscriptionCycles.subscriptionId),
        asc(subscriptionCycles.cycle),
      )
      .limit(batchSize)
      .for('update', { of: subscriptionCycles, skipLocked: true });
    if (due.length === 0) return [];
    await tx
      .update(subscriptionCycles)
      .set({ nextStepAt: new Date(now.getTime() + claimFor) })
      .where(or(...due.map(isRow)));
    return due;
  });
}

/** One step of one cycle. The row is looked at again under the lock: what happened meanwhile counts. */
async function step(context: Context, due: Due, held: readonly CycleStep[]): Promise<void> {
  const { db, clock } = context;
  let done: CycleStep | null = null;
  const attempt = async (tx: Tx, holdsFirst: boolean): Promise<Asked | null> => {
    const now = clock.now();
    const account = await lockAccount(tx, due.accountId);
    if (!account) return null;
    const scene = await readScene(tx, account, { now });
    const subscription = scene.plan.subscriptions.find(({ id }) => id === due.subscriptionId);
    const cycle = subscription?.cycles.find((one) => one.cycle === due.cycle);
    if (!subscription || !cycle) return null;
    const found = { context, tx, scene, subscription, cycle, now, holdsFirst };
    done = dueStep(found);
    if (done === null || held.includes(done)) {
      // Somebody else was here, or its time has not come: the row says again when it does.
      await writeNextSteps(context, tx, scene, { ids: [subscription.id], change: { by: 'engine', now } });
      done = null;
      return null;
    }
    const opened = await perform(found, done);
    await context.engineFaults.now?.at('insideStep', done);
    return opened;
  };
  const asked = await withTransaction(db, (tx) => attempt(tx, false)).catch((error: unknown) => {
    if (!(error instanceof SoldOut)) throw error;
    return withTransaction(db, (tx) => attempt(tx, true));
  });
  if (done !== null) await context.engineFaults.now?.at('afterStep', done);
  if (asked) await context.attempts.start(asked.attemptId, asked.details);
}

async function putOff(context: Context, { subscriptionId, cycle }: Due, error: unknown): Promise<void> {
  const { db, clock, log } = context;
  log.error({ subscription: subscriptionId, cycle, err: error }, 'a step of a subscription failed; it is tried again');
  await withTransaction(db, async (tx) => {
    const isIt = isRow({ subscriptionId, cycle });
    const [row] = await tx.select().from(subscriptionCycles).where(isIt).for('update');
    if (!row) return;
    const failures = row.failures + 1;
    const wait = failures >= failuresUntilAlarm ? retryAfterAlarm : retryAfter;
    const nextStepAt = row.nextStepAt && new Date(clock.now().getTime() + wait);
    await tx.update(subscriptionCycles).set({ failures, nextStepAt }).where(isIt);
    if (failures !== failuresUntilAlarm) return;
    const subject = `cycle:${subscriptionId}:${cycle}`;
    await raiseAlarm(tx, context, {
      code: 'ENGINE_STUCK',
      subject,
      detail: { step: row.nextStep, message: String(error) },
    });
  });
}

/** With its step: one that leads to another at the same instant is taken up again. */
const keyOf = ({ subscriptionId, cycle, nextStep, nextStepAt }: Due): string =>
  `${subscriptionId}:${cycle}:${nextStep}:${nextStepAt?.getTime() ?? 0}`;

/** Does what is due, past other processes, until nothing is. Each account's cycles one after the other. */
async function drain(context: Context): Promise<void> {
  const { db, clock } = context;
  const seen = new Set<string>();
  for (;;) {
    const held = await heldSteps(db);
    const due = await claimDue(db, held, clock.now());
    const fresh = due.filter((one) => !seen.has(keyOf(one)));
    if (fresh.length === 0) return;
    const accounts = Object.values(Object.groupBy(fresh, ({ accountId }) => accountId));
    await inParallel(accounts, atOnce, async (rows = []) => {
      for (const row of rows) {
        seen.add(keyOf(row));
        await step(context, row, held).catch((error: unknown) => putOff(context, row, error));
      }
    });
  }
}

/** Rows are the queue: what each cycle waits for stands in it, and every process takes what is due. */
export const engineJob = (context: Context): RecurringJob => ({
  name: 'subscription-engine',
  rhythm: { everySeconds: 15 },
  run: () => drain(context),
  async nextDue() {
    const held = await heldSteps(context.db);
    const [row] = await context.db
      .select({ at: min(subscriptionCycles.nextStepAt) })
      .from(subscriptionCycles)
      .where(isFree(held));
    return row?.at ?? null;
  },
});
