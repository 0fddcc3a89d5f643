import { hours, minutes } from '../../../../domain/calendar/index.ts';
import type { CycleStep } from '../../../../domain/subscription/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { inParallel } from '../../../platform/jobs/in-parallel.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { definePort } from '../../../platform/module.ts';
import { lockAccounts } from '../../account/index.ts';
import type { WithAttempts } from '../../attempts/index.ts';
import { raiseAlarm } from '../../payments/index.ts';
import { carryOut, carryOutOne, dueStep, linkOf, SoldOut, type Work, workOf } from './renewal-job-steps.ts';
import { type MailedLink, signMailedLink } from '../mailed-links/index.ts';
import type { Asked } from './open-renewals.ts';
import { type LoadedPlan, loadPlans } from '../plan/index.ts';
import {
  type Due,
  findNextDue,
  listStepsOnHold,
  lockCycleRow,
  lockDue,
  postponeSteps,
  saveFailure,
} from './renewal-job.repository.ts';
import { type PlanWrite, toNextSteps } from '../plan-changes/index.ts';

/** Where a process may die while a step is done: before and after its transaction has committed. Tests set it. */
export type RenewalJobFaults = { at(place: 'insideStep' | 'afterStep', step: CycleStep): void | Promise<void> };
export type WithRenewalJobFaults = { renewalJobFaults: { now: RenewalJobFaults | null } };
export const renewalJobFaultsPort = definePort<WithRenewalJobFaults>('renewalJobFaults');

type Context = AppContext<WithAttempts & WithRenewalJobFaults>;
/**
 * How many rows are processed together; fewer where the bank is asked, so that it answers before their leases end.
 * The embedded database has one connection: pages are served between batches.
 */
const sizesOf = ({ config }: Context) =>
  config.databaseUrl.startsWith('pglite:') ? { taken: 20, charged: 10 } : { taken: 96, charged: 48 };
/** How many single rows are processed in parallel; each mostly waits for the bank, without a database connection. */
const atOnce = 8;
/** After this long another process takes a row that this one took and did not finish. */
const claimFor = minutes(2);
/** A step that threw is retried after this. After `failuresUntilAlarm` failures an alarm is raised; others go on. */
const retryAfter = minutes(1);
const failuresUntilAlarm = 3;
const retryAfterAlarm = hours(1);

/**
 * Takes due rows that no other process has locked, and postpones them so that none is taken twice: a finished step sets
 * its row's next time, and rows of a process that died are due again after `claimFor`.
 */
function claimDue(context: Context, onHold: readonly CycleStep[]): Promise<Due[]> {
  const now = context.clock.now();
  return withTransaction(context.db, async (tx) => {
    const due = await lockDue(tx, { onHold, now, limit: sizesOf(context).taken });
    if (due.length === 0) return [];
    await postponeSteps(tx, due, new Date(now.getTime() + claimFor));
    return due;
  });
}

/** A committed step, and the attempt that is to be started after it, if any. */
type Done = { due: Due; step: CycleStep; asked: Asked | null };
/** `passed`: rows whose account another process had locked; they are not in `done`. */
type Taken = { done: Done[]; passed: Due[] };
type How = { onHold: readonly CycleStep[]; skipLocked?: boolean; holdsFirst?: boolean };
/** Signed links for mails that steps may send. */
type Links = ReadonlyMap<Due, MailedLink>;

/** Checks rows again under their accounts’ locks: those still due become `works`, the others `idle`. */
function look(
  context: Context,
  loadedPlans: ReadonlyMap<string, LoadedPlan>,
  rows: readonly Due[],
  { onHold, links }: How & { links: Links },
  now: Date,
) {
  const works: { due: Due; step: CycleStep; work: Work }[] = [];
  const idle: PlanWrite[] = [];
  for (const due of rows) {
    const loaded = loadedPlans.get(due.accountId);
    const subscription = loaded?.plan.subscriptions.find(({ id }) => id === due.subscriptionId);
    const cycle = subscription?.cycles.find((one) => one.cycle === due.cycle);
    if (!loaded || !subscription || !cycle) continue;
    const found = { context, loaded, subscription, cycle, now, link: links.get(due) };
    const step = dueStep(found);
    // Another process did it, or its time has not come: its next step is scheduled again.
    if (step === null || onHold.includes(step))
      idle.push(toNextSteps(loaded, [subscription.id], { by: 'engine', now }));
    else works.push({ due, step, work: workOf(found, step) });
  }
  return { works, idle };
}

/** One step of each row in one transaction. The rows are of different accounts. */
async function take(context: Context, rows: readonly Due[], how: How): Promise<Taken> {
  const { skipLocked = false, holdsFirst = false } = how;
  const links: Links = new Map(
    await Promise.all(
      rows
        .flatMap((row) => {
          const purpose = linkOf(row.nextStep);
          return purpose ? [{ row, purpose }] : [];
        })
        .map(async ({ row, purpose }) => [row, await signMailedLink(context, purpose)] as const),
    ),
  );
  return withTransaction(context.db, async (tx) => {
    const now = context.clock.now();
    const ids = rows.map(({ accountId }) => accountId);
    const accounts = await lockAccounts(tx, ids, { skipLocked });
    const plans = await loadPlans(tx, accounts, { now, leavesOutPast: true });
    const loadedPlans = new Map(plans.map((loaded) => [loaded.account.id, loaded]));
    const { works, idle } = look(context, loadedPlans, rows, { ...how, links }, now);
    const [first] = works;
    const done: Done[] = [];
    if (holdsFirst && first) {
      done.push({ ...first, asked: await carryOutOne(context, tx, first.work) });
    } else {
      const asked = await carryOut(
        context,
        tx,
        works.map(({ work }) => work),
        idle,
      );
      for (const one of works) done.push({ ...one, asked: asked.get(one.work) ?? null });
    }
    for (const { step } of done) await context.renewalJobFaults.now?.at('insideStep', step);
    return { done, passed: skipLocked ? rows.filter(({ accountId }) => !loadedPlans.has(accountId)) : [] };
  });
}

/** After the commit: starts the attempts at the bank. A row that fails is postponed, and the others go on. */
async function goOn(context: Context, done: readonly Done[]): Promise<void> {
  const asking: { due: Due; asked: Asked }[] = [];
  for (const { due, step, asked } of done) {
    try {
      await context.renewalJobFaults.now?.at('afterStep', step);
      if (asked) asking.push({ due, asked });
    } catch (error) {
      await putOff(context, due, error);
    }
  }
  const started = await context.attempts.startMany(asking.map(({ asked }) => asked));
  for (const [nth, result] of started.entries())
    if (result.status === 'rejected') await putOff(context, asking[nth]!.due, result.reason);
}

async function takeAlone(context: Context, row: Due, onHold: readonly CycleStep[]): Promise<void> {
  try {
    const { done } = await take(context, [row], { onHold }).catch((error: unknown) => {
      if (!(error instanceof SoldOut)) throw error;
      return take(context, [row], { onHold, holdsFirst: true });
    });
    await goOn(context, done);
  } catch (error) {
    await putOff(context, row, error);
  }
}

/** Rows for which the bank is being asked, until `answered`. */
type AtBank = { rows: readonly Due[]; answered: Promise<void> };
const noneAtBank: AtBank = { rows: [], answered: Promise.resolve() };

const sharesAccount = (one: readonly Due[], other: readonly Due[]): boolean => {
  const accounts = new Set(one.map(({ accountId }) => accountId));
  return other.some(({ accountId }) => accounts.has(accountId));
};

/**
 * Does one step of each row: in one transaction; one by one if that fails, or where another process has locked the
 * account. Returns while the bank is still being asked, so that the next group is processed meanwhile, unless it shares
 * an account. The bank is asked for one group at a time.
 */
async function takeAll(
  context: Context,
  rows: readonly Due[],
  { onHold, before }: { onHold: readonly CycleStep[]; before: AtBank },
): Promise<AtBank> {
  if (sharesAccount(rows, before.rows)) await before.answered;
  const taken =
    rows.length > 1
      ? await take(context, rows, { onHold, skipLocked: true }).catch((error: unknown) => {
          context.log.warn({ err: error, rows: rows.length }, 'steps that cannot be done together are done one by one');
          return null;
        })
      : null;
  await before.answered;
  const alone = taken ? taken.passed : rows;
  await inParallel(alone, atOnce, (row) => takeAlone(context, row, onHold));
  if (!taken) return noneAtBank;
  const answered = goOn(context, taken.done);
  // It is awaited later; a failure before that must not end the process.
  answered.catch(() => undefined);
  return { rows, answered };
}

async function putOff(context: Context, { subscriptionId, cycle }: Due, error: unknown): Promise<void> {
  const { db, clock, log } = context;
  log.error({ subscription: subscriptionId, cycle, err: error }, 'a step of a subscription failed; it is tried again');
  await withTransaction(db, async (tx) => {
    const row = await lockCycleRow(tx, { subscriptionId, cycle });
    if (!row) return;
    const failures = row.failures + 1;
    const wait = failures >= failuresUntilAlarm ? retryAfterAlarm : retryAfter;
    const nextStepAt = row.nextStepAt && new Date(clock.now().getTime() + wait);
    await saveFailure(tx, { subscriptionId, cycle }, { failures, nextStepAt });
    if (failures !== failuresUntilAlarm) return;
    const subject = `cycle:${subscriptionId}:${cycle}`;
    await raiseAlarm(tx, context, {
      code: 'ENGINE_STUCK',
      subject,
      detail: { step: row.nextStep, message: String(error) },
    });
  });
}

/** Includes the step, so that a cycle whose next step is due at the same instant is processed again. */
const keyOf = ({ subscriptionId, cycle, nextStep, nextStepAt }: Due): string =>
  `${subscriptionId}:${cycle}:${nextStep}:${nextStepAt?.getTime() ?? 0}`;

const asksBank = ({ nextStep }: Due): boolean => nextStep === 'charge' || nextStep === 'retry';

/** Groups of rows to process together: at most one row per account, and fewer rows where the bank is asked. */
function* groupsOf(context: Context, rows: readonly Due[]): Generator<Due[]> {
  const { taken, charged } = sizesOf(context);
  const nths = new Map<string, number>();
  const rounds = Map.groupBy(rows, (row) => {
    const nth = nths.get(row.accountId) ?? 0;
    nths.set(row.accountId, nth + 1);
    return `${nth} ${asksBank(row)}`;
  });
  for (const round of rounds.values()) {
    const most = asksBank(round[0]!) ? charged : taken;
    for (let from = 0; from < round.length; from += most) yield round.slice(from, from + most);
  }
}

/** Processes due rows, skipping those of other processes, until none is due. An account's cycles go one by one. */
async function drain(context: Context): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const onHold = await listStepsOnHold(context.db);
    const due = await claimDue(context, onHold);
    const fresh = due.filter((one) => !seen.has(keyOf(one)));
    if (fresh.length === 0) return;
    fresh.forEach((one) => seen.add(keyOf(one)));
    let before = noneAtBank;
    for (const group of groupsOf(context, fresh)) before = await takeAll(context, group, { onHold, before });
    await before.answered;
  }
}

/** The rows of cycles are the queue: each has its next step, and every process takes due rows. */
export const renewalJob = (context: Context): RecurringJob => ({
  name: 'subscription-engine',
  rhythm: { everySeconds: 15 },
  run: () => drain(context),
  async nextDue() {
    return findNextDue(context.db, await listStepsOnHold(context.db));
  },
});
