import { and, eq, inArray } from 'drizzle-orm';
import {
  type AccountPlan,
  nextStep,
  type PlanCycle,
  type PlanLine,
  type PlannedSubscription,
} from '../../../domain/subscription/index.ts';
import { payBy } from '../../../domain/dunning/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { moveBalance } from '../account/index.ts';
import { moveCycleOrder } from './cycle-orders.ts';
import { factsOf } from './line-facts.ts';
import type { PlanChange } from './plan-change.ts';
import { ENDED_STATES, type PlanScene, type StoredCycle, subjectOf, type SubscriptionRows } from './plan-rows.ts';
import { duePayments, type StoredContents, subscriptionCycles, subscriptionLines, subscriptions } from './tables.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const toLineRow = (line: PlanLine, sortOrder: number, { scene, id }: { scene: PlanScene; id: string }) => {
  const known = scene.rows.get(id)?.lines.find((row) => row.id === line.id);
  const { kind, itemId, boxes } = known ?? factsOf(scene, line);
  const { id: lineId, quantity, scope, agreedOn } = line;
  return { id: lineId, subscriptionId: id, kind, itemId, boxes, quantity, sortOrder, scope, agreedOn };
};

async function writeLines(tx: Tx, scene: PlanScene, rows: SubscriptionRows, after: PlannedSubscription): Promise<void> {
  const { id } = after;
  const kept = new Set(after.lines.map((line) => line.id));
  const gone = rows.lines.flatMap((line) => (kept.has(line.id) ? [] : [line.id]));
  if (gone.length > 0) await tx.delete(subscriptionLines).where(inArray(subscriptionLines.id, gone));
  for (const [sortOrder, line] of after.lines.entries()) {
    const row = toLineRow(line, sortOrder, { scene, id });
    const { id: lineId, ...change } = row;
    const known = rows.lines.find((one) => one.id === lineId);
    if (known === undefined) await tx.insert(subscriptionLines).values(row);
    else if (!isSame({ ...known, ...change }, known))
      await tx.update(subscriptionLines).set(change).where(eq(subscriptionLines.id, lineId));
  }
}

function toCycleRow(
  after: PlannedSubscription,
  cycle: PlanCycle,
  about: {
    known: StoredCycle | undefined;
    orderId: string | null;
    frozen: StoredContents | null;
    hasOpen: boolean;
    change: PlanChange;
  },
): StoredCycle {
  const { known, orderId, frozen, hasOpen, change } = about;
  const now = change.now.getTime();
  const next = nextStep(after, cycle, { now, hasOpenAttempt: hasOpen });
  const notBefore = change.notBefore?.getTime() ?? 0;
  return {
    subscriptionId: after.id,
    cycle: cycle.cycle,
    state: cycle.state,
    nominalDay: cycle.nominalDay,
    orderDay: cycle.orderDay,
    movedBy: cycle.movedBy,
    skipReason: cycle.skipReason,
    toldAt: cycle.told === null ? null : new Date(cycle.told.at),
    toldBy: cycle.told?.by ?? null,
    stockWaitUntil: cycle.waitsForStock?.until ?? null,
    stockWaits: cycle.waitsForStock?.times ?? 0,
    frozen: ENDED_STATES.has(cycle.state) ? null : frozen,
    orderId,
    tries: cycle.tries,
    nextStep: next?.step ?? null,
    nextStepAt: next && new Date(Math.max(next.at, notBefore)),
    failures: known?.state === cycle.state && known.nextStep === next?.step ? known.failures : 0,
  };
}

async function writeDue(
  context: AppContext,
  tx: Tx,
  about: {
    subscriptionId: string;
    orderId: string | null;
    before: PlanCycle | undefined;
    after: PlanCycle | undefined;
    change: PlanChange;
  },
): Promise<void> {
  const { subscriptionId, orderId, before, after, change } = about;
  const due = after?.due ?? null;
  const cycle = after?.cycle ?? before?.cycle ?? 0;
  if (isSame(before?.due ?? null, due)) return;
  const isIt = and(eq(duePayments.subscriptionId, subscriptionId), eq(duePayments.cycle, cycle));
  if (due === null) {
    const closedAs = after?.state === 'ORDERED' ? 'paid' : change.isGivenUp ? 'timeUp' : 'letGo';
    await tx.update(duePayments).set({ closedAt: change.now, closedAs }).where(isIt);
    return;
  }
  const facts = {
    class: due.class,
    lastTriedAt: new Date(due.lastTriedAt),
    cardChangedAt: due.cardChangedAt === null ? null : new Date(due.cardChangedAt),
    mails: [...due.mails],
    ...(change.declineCode !== undefined && { declineCode: change.declineCode }),
  };
  if (before?.due) {
    await tx.update(duePayments).set(facts).where(isIt);
    return;
  }
  await tx.insert(duePayments).values({
    ...facts,
    id: context.ids.next(),
    subscriptionId,
    cycle,
    orderId: orderId ?? '',
    openedAt: new Date(due.openedAt),
    payBy: payBy(due),
  });
}

async function writeSubscription(
  tx: Tx,
  rows: SubscriptionRows,
  after: PlannedSubscription,
  raises: boolean,
  now: Date,
) {
  const { subscription } = rows;
  const { pause, promo, card } = after;
  const change = {
    name: after.name,
    status: after.status,
    intervalDays: after.intervalDays,
    // A card that is gone from the list stays named until another takes its place.
    ...(card && { cardId: card.id }),
    deliveryAddressId: after.deliveryAddressId,
    billingAddressId: after.billingAddressId,
    pauseUntil: pause?.until ?? null,
    pauseReason: pause?.reason ?? null,
    pausedAt: pause ? new Date(pause.since) : null,
    pauseReminded: pause?.reminded ?? 0,
    promoCode: promo?.code ?? null,
    promoLeft: promo?.left ?? null,
    unpaidInARow: after.unpaidInARow,
    version: subscription.version + (raises ? 1 : 0),
    cancelledAt: after.status === 'CANCELLED' ? (subscription.cancelledAt ?? now) : null,
  };
  if (isSame({ ...subscription, ...change }, subscription)) return;
  await tx.update(subscriptions).set(change).where(eq(subscriptions.id, after.id));
}

const cycleOf = (plan: PlannedSubscription, cycle: number) => plan.cycles.find((one) => one.cycle === cycle);

async function writeOne(
  context: AppContext,
  tx: Tx,
  scene: PlanScene,
  { before, after, change }: { before: PlannedSubscription; after: PlannedSubscription; change: PlanChange },
): Promise<string | null> {
  const rows = scene.rows.get(after.id);
  if (!rows) throw new Error(`There is no subscription ${after.id}.`);
  const { now } = change;
  const written: StoredCycle[] = [];
  let orderId: string | null = null;
  for (const cycle of after.cycles) {
    const known = rows.cycles.find((row) => row.cycle === cycle.cycle);
    const former = cycleOf(before, cycle.cycle);
    const isNewOrder = cycle.hasOrder && !former?.hasOrder;
    const own = known?.orderId ?? (isNewOrder ? (change.orderId ?? context.ids.next()) : null);
    const facts =
      known?.frozen?.facts ?? Object.fromEntries(before.lines.map((line) => [line.id, factsOf(scene, line)] as const));
    const hasOpen = scene.open.has(subjectOf(after.id, cycle.cycle));
    const frozen = cycle.frozen && { ...cycle.frozen, facts };
    written.push(toCycleRow(after, cycle, { known, orderId: own, frozen, hasOpen, change }));
    if (former?.state !== cycle.state || isNewOrder) orderId = own ?? orderId;
  }
  const gone = rows.cycles.filter(({ cycle }) => !cycleOf(after, cycle)).map(({ cycle }) => cycle);
  const isOwn = eq(subscriptionCycles.subscriptionId, after.id);
  if (gone.length > 0) await tx.delete(subscriptionCycles).where(and(isOwn, inArray(subscriptionCycles.cycle, gone)));
  // What stops being planned, or under way, goes before what begins to be: the indexes allow one of each.
  const changed = written.filter(
    (row) =>
      !isSame(
        row,
        rows.cycles.find(({ cycle }) => cycle === row.cycle),
      ),
  );
  for (const row of changed.toSorted(
    (one, other) => Number(one.state === 'PLANNED') - Number(other.state === 'PLANNED'),
  )) {
    await tx
      .insert(subscriptionCycles)
      .values(row)
      .onConflictDoUpdate({ target: [subscriptionCycles.subscriptionId, subscriptionCycles.cycle], set: row });
  }
  for (const { cycle } of [...before.cycles, ...after.cycles.filter((one) => !cycleOf(before, one.cycle))]) {
    const step = { before: cycleOf(before, cycle), after: cycleOf(after, cycle) };
    const own = written.find((row) => row.cycle === cycle)?.orderId ?? null;
    if (own !== null) await moveCycleOrder(context, tx, scene, { ...step, orderId: own, subscription: before, change });
    await writeDue(context, tx, { ...step, subscriptionId: after.id, orderId: own, change });
  }
  await writeLines(tx, scene, rows, after);
  const hasMoved = after.cycles.some((cycle) => cycle.state !== cycleOf(before, cycle.cycle)?.state);
  await writeSubscription(tx, rows, after, change.by === 'customer' || hasMoved, now);
  return orderId;
}

/**
 * Writes the difference between an account's plan and the plan after an act or a step: cycles with what the engine does
 * next, orders and what they hold, due payments, lines, balance. Under the lock of the account's row.
 */
export async function writePlan(
  context: AppContext,
  tx: Tx,
  scene: PlanScene,
  { after, change }: { after: AccountPlan; change: PlanChange },
): Promise<void> {
  let orderId: string | null = null;
  for (const subscription of after.subscriptions) {
    const before = scene.plan.subscriptions.find(({ id }) => id === subscription.id);
    if (before === undefined || before === subscription) continue;
    orderId = (await writeOne(context, tx, scene, { before, after: subscription, change })) ?? orderId;
  }
  const amountKurus = after.balance - scene.plan.balance;
  if (amountKurus === 0) return;
  const reason = amountKurus < 0 ? 'SPENT' : 'SPENT_RETURNED';
  const { id: accountId } = scene.account;
  const move = { id: context.ids.next(), accountId, reason, amountKurus, orderId, now: change.now } as const;
  if (!(await moveBalance(tx, move))) throw new Error('A locked account lost its balance.');
}

/** Says anew what the engine does next with these: a payment they waited for has ended, or nothing was to be done. */
export async function writeNextSteps(
  context: AppContext,
  tx: Tx,
  scene: PlanScene,
  { ids, change }: { ids: readonly string[]; change: PlanChange },
): Promise<void> {
  const touched = scene.plan.subscriptions.map((one) => (ids.includes(one.id) ? { ...one } : one));
  await writePlan(context, tx, scene, { after: { ...scene.plan, subscriptions: touched }, change });
}
