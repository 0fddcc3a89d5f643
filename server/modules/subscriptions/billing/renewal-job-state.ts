import { minutes } from '../../../../domain/calendar/index.ts';
import { applyStep, type CycleStep } from '../../../../domain/subscription/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { lockAccount } from '../../account/index.ts';
import { findCycle, hasOpenAttempt, loadPlan } from '../plan/index.ts';
import {
  countDueSteps,
  type StepHold,
  listStepHolds,
  listLost,
  listPaidUnordered,
  listUnplanned,
} from './renewal-job-state.repository.ts';
import { writeNextSteps, writePlan } from '../plan-changes/index.ts';

export const RENEWAL_STEPS: readonly CycleStep[] = [
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
  hold: StepHold | null;
};

/** For each step how many deliveries are due, and whether it is on hold. */
export async function readSteps(db: Executor, now: Date): Promise<StepState[]> {
  const due = await countDueSteps(db, now);
  const holds = await listStepHolds(db);
  return RENEWAL_STEPS.map((step) => {
    const found = due.find((row) => row.step === step);
    return {
      step,
      due: found?.due ?? 0,
      oldest: found?.oldest ?? null,
      hold: holds.find((row) => row.step === step) ?? null,
    };
  });
}

/**
 * Inconsistent rows. `asleep`: no step is scheduled for the cycle. `chargingAlone`: it is being charged without an open
 * attempt. `unplanned`: a running subscription has no planned delivery. `paidUnordered`: paid, and not ordered.
 */
export type Inconsistency = {
  code: 'asleep' | 'chargingAlone' | 'unplanned' | 'paidUnordered';
  accountId: string;
  subscriptionId: string;
  cycle: number | null;
};

/** Inconsistencies that the job repairs. */
async function findLost(db: Executor): Promise<Inconsistency[]> {
  const rows = await listLost(db);
  return rows.map(({ state, ...row }) => ({ ...row, code: state === 'CHARGING' ? 'chargingAlone' : 'asleep' }));
}

/** Inconsistencies that operators have to repair. */
async function findWrong(db: Executor): Promise<Inconsistency[]> {
  const unplanned = await listUnplanned(db);
  const paid = await listPaidUnordered(db);
  return [
    ...unplanned.map((row): Inconsistency => ({ ...row, code: 'unplanned', cycle: null })),
    ...paid.map((row): Inconsistency => ({ ...row, code: 'paidUnordered' })),
  ];
}

export const findInconsistencies = async (db: Executor): Promise<Inconsistency[]> => [
  ...(await findLost(db)),
  ...(await findWrong(db)),
];

async function heal(
  context: AppContext,
  tx: Tx,
  { accountId, subscriptionId, cycle, code }: Inconsistency,
): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account || cycle === null) return;
  const now = context.clock.now();
  const loaded = await loadPlan(tx, account, { now });
  if (hasOpenAttempt(loaded, { subscriptionId, cycle })) return;
  const change = { by: 'engine', now } as const;
  if (code === 'asleep') return writeNextSteps(context, tx, loaded, { ids: [subscriptionId], change });
  const done = { step: 'answer', word: { said: 'notAsked' } } as const;
  if (findCycle(loaded.plan, { subscriptionId, cycle })?.state !== 'CHARGING') return;
  const after = applyStep(loaded.plan, { subscriptionId, cycle, done }, now.getTime());
  await writePlan(context, tx, loaded, { after, change });
}

/** Repairs all inconsistencies that can be repaired. Returns their number. */
export async function reconcileRenewals(context: AppContext, tx: Tx): Promise<number> {
  const lost = await findLost(tx);
  const inOrder = lost.toSorted((one, other) => (one.accountId < other.accountId ? -1 : 1));
  for (const inconsistency of inOrder) await heal(context, tx, inconsistency);
  return lost.length;
}

/** A cycle without a next step, by a fault of the code or an edit of the database, is scheduled again within minutes. */
export const reconcileRenewalsJob = (context: AppContext): RecurringJob => ({
  name: 'reconcile-engine',
  rhythm: { everySeconds: minutes(5) / 1000 },
  async run() {
    for (const inconsistency of await findLost(context.db)) {
      const { subscriptionId, cycle, code } = inconsistency;
      context.log.warn({ subscription: subscriptionId, cycle, code }, 'a delivery was left alone; it is taken up');
      await withTransaction(context.db, (tx) => heal(context, tx, inconsistency));
    }
  },
});
