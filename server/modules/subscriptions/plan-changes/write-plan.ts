import { isDeepStrictEqual } from 'node:util';
import {
  type AccountPlan,
  type PlanCycle,
  type PlanLine,
  type PlannedSubscription,
} from '../../../../domain/subscription/index.ts';
import { payBy } from '../../../../domain/dunning/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { moveBalance } from '../../account/index.ts';
import { type Locked, moveDeliveryOrders, readdressBoxes, restock } from './delivery-orders.ts';
import { toDeliveryRow } from './delivery-row.ts';
import { factsOf, hasOpenAttempt, type LoadedPlan, type StoredCycle, type SubscriptionRows } from '../plan/index.ts';
import type { PlanChange } from './plan-change.ts';
import {
  deleteCycles,
  deleteLines,
  insertDue,
  insertLine,
  saveCycles,
  updateDue,
  updateLine,
  updateSubscriptions,
} from './plan-changes.repository.ts';
import { writeRenewingCodes } from './renewing-codes.ts';
import { announcedChargeOf } from './announced-charge.ts';

const toLineRow = (line: PlanLine, sortOrder: number, { loaded, id }: { loaded: LoadedPlan; id: string }) => {
  const known = loaded.rows.get(id)?.lines.find((row) => row.id === line.id);
  const { kind, itemId, boxes } = known ?? factsOf(loaded, line);
  const { id: lineId, quantity, scope, agreedOn } = line;
  return { id: lineId, subscriptionId: id, kind, itemId, boxes, quantity, sortOrder, scope, agreedOn };
};

async function writeLines(
  tx: Tx,
  loaded: LoadedPlan,
  rows: SubscriptionRows,
  after: PlannedSubscription,
): Promise<void> {
  const { id } = after;
  const kept = new Set(after.lines.map((line) => line.id));
  const gone = rows.lines.flatMap((line) => (kept.has(line.id) ? [] : [line.id]));
  await deleteLines(tx, gone);
  for (const [sortOrder, line] of after.lines.entries()) {
    const row = toLineRow(line, sortOrder, { loaded, id });
    const known = rows.lines.find((one) => one.id === row.id);
    if (known === undefined) await insertLine(tx, row);
    else if (!isDeepStrictEqual({ ...known, ...row }, known)) await updateLine(tx, row);
  }
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
  if (isDeepStrictEqual(before?.due ?? null, due)) return;
  if (due === null) {
    const closedAs = after?.state === 'ORDERED' ? 'paid' : change.isGivenUp ? 'timeUp' : 'letGo';
    await updateDue(tx, { subscriptionId, cycle }, { closedAt: change.now, closedAs });
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
    await updateDue(tx, { subscriptionId, cycle }, facts);
    return;
  }
  await insertDue(tx, {
    ...facts,
    id: context.ids.next(),
    subscriptionId,
    cycle,
    orderId: orderId ?? '',
    openedAt: new Date(due.openedAt),
    payBy: payBy(due),
  });
}

function toSubscriptionRow(rows: SubscriptionRows, after: PlannedSubscription, raises: boolean, now: Date) {
  const { subscription } = rows;
  const { pause, promo, card } = after;
  const change = {
    name: after.name,
    status: after.status,
    intervalDays: after.intervalDays,
    // A deleted card stays referenced until another replaces it.
    cardId: card?.id ?? subscription.cardId,
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
  return isDeepStrictEqual({ ...subscription, ...change }, subscription) ? null : { id: after.id, ...change };
}

const cycleOf = (plan: PlannedSubscription, cycle: number) => plan.cycles.find((one) => one.cycle === cycle);

/** The change of an account's plan by an action or a step. */
export type PlanWrite = { loaded: LoadedPlan; after: AccountPlan; change: PlanChange };

/** A changed subscription with its new rows. */
type Written = PlanWrite & {
  rows: SubscriptionRows;
  before: PlannedSubscription;
  own: PlannedSubscription;
  /** Only cycles that differ from their rows. */
  cycles: StoredCycle[];
  orders: (Omit<Locked, 'orderId'> & { cycle: number; orderId: string | null })[];
};

function toWritten(context: AppContext, write: PlanWrite, own: PlannedSubscription): Written | null {
  const { loaded, change } = write;
  const before = loaded.plan.subscriptions.find(({ id }) => id === own.id);
  if (before === undefined || before === own) return null;
  const rows = loaded.rows.get(own.id);
  if (!rows) throw new Error(`There is no subscription ${own.id}.`);
  const written = own.cycles.map((cycle): StoredCycle => {
    const known = rows.cycles.find((row) => row.cycle === cycle.cycle);
    const isNewOrder = cycle.hasOrder && !cycleOf(before, cycle.cycle)?.hasOrder;
    const orderId = known?.orderId ?? (isNewOrder ? (change.orderId ?? context.ids.next()) : null);
    const frozen = cycle.frozen && {
      ...cycle.frozen,
      facts:
        known?.frozen?.facts ??
        Object.fromEntries(before.lines.map((line) => [line.id, factsOf(loaded, line)] as const)),
    };
    const hasOpen = hasOpenAttempt(loaded, { subscriptionId: own.id, cycle: cycle.cycle });
    const announcedCharge = announcedChargeOf(write.after, { subscriptionId: own.id, cycle, known, now: change.now });
    return toDeliveryRow(own, cycle, { known, orderId, frozen, hasOpen, announcedCharge, change });
  });
  const cycles = written.filter((row) => {
    const known = rows.cycles.find(({ cycle }) => cycle === row.cycle);
    return !isDeepStrictEqual(row, known);
  });
  const orders = [...before.cycles, ...own.cycles.filter((one) => !cycleOf(before, one.cycle))].map(({ cycle }) => ({
    loaded,
    cycle,
    before: cycleOf(before, cycle),
    after: cycleOf(own, cycle),
    orderId: written.find((row) => row.cycle === cycle)?.orderId ?? null,
    subscription: before,
    change,
  }));
  return { ...write, rows, before, own, cycles, orders };
}

/** The moved or new order of a subscription, for which its movement of balance is recorded. */
const movedOrder = ({ before, orders }: Written): string | null =>
  orders.findLast(({ cycle, after, orderId }) => {
    const former = cycleOf(before, cycle);
    return after && orderId && (former?.state !== after.state || (after.hasOrder && !former.hasOrder));
  })?.orderId ?? null;

async function writeCycles(tx: Tx, all: readonly Written[]): Promise<void> {
  for (const { rows, own } of all) {
    const gone = rows.cycles.filter(({ cycle }) => !cycleOf(own, cycle)).map(({ cycle }) => cycle);
    await deleteCycles(tx, own.id, gone);
  }
  await saveCycles(
    tx,
    all.flatMap(({ cycles }) => cycles),
  );
}

async function writeBalance(context: AppContext, tx: Tx, write: PlanWrite, orderId: string | null): Promise<void> {
  const { loaded, after, change } = write;
  const amountKurus = after.balance - loaded.plan.balance;
  if (amountKurus === 0) return;
  const reason = amountKurus < 0 ? 'SPENT' : 'SPENT_RETURNED';
  const { id: accountId } = loaded.account;
  const move = { id: context.ids.next(), accountId, reason, amountKurus, orderId, now: change.now } as const;
  if (!(await moveBalance(tx, move))) throw new Error('A locked account lost its balance.');
}

/**
 * Writes the difference between accounts' plans and their plans after actions or steps: cycles with their next step,
 * orders and their stock, due payments, lines, balance. Needs the locks of the accounts' rows; each account once; in as
 * many statements as for one.
 */
export async function writePlans(context: AppContext, tx: Tx, writes: readonly PlanWrite[]): Promise<void> {
  const all = writes.flatMap((write) =>
    write.after.subscriptions.flatMap((own) => toWritten(context, write, own) ?? []),
  );
  const [first] = writes;
  if (!first) return;
  // Before the orders move, which releases codes: one that a skipped order gives back must be marked as renewing.
  const freeEndedCodes = await writeRenewingCodes(tx, all);
  await writeCycles(tx, all);
  const orders = all.flatMap(({ orders: some }) => some);
  const restocked = await moveDeliveryOrders(
    context,
    tx,
    orders.flatMap(({ orderId, ...order }) => (orderId === null ? [] : { ...order, orderId })),
    first.change.now,
  );
  await freeEndedCodes(first.change.now);
  for (const written of all) await readdressBoxes(tx, written);
  for (const { own, orders: some } of all)
    for (const order of some) await writeDue(context, tx, { ...order, subscriptionId: own.id });
  for (const { loaded, rows, own } of all) await writeLines(tx, loaded, rows, own);
  await updateSubscriptions(
    tx,
    all.flatMap(({ rows, before, own, change }) => {
      const hasMoved = own.cycles.some((cycle) => cycle.state !== cycleOf(before, cycle.cycle)?.state);
      return toSubscriptionRow(rows, own, change.by === 'customer' || hasMoved, change.now) ?? [];
    }),
  );
  for (const write of writes) {
    const moved = all.filter(({ loaded }) => loaded === write.loaded).map(movedOrder);
    await writeBalance(context, tx, write, moved.findLast((orderId) => orderId !== null) ?? null);
  }
  await restock(tx, restocked);
}

/** `writePlans` for one account. */
export const writePlan = (
  context: AppContext,
  tx: Tx,
  loaded: LoadedPlan,
  about: Omit<PlanWrite, 'loaded'>,
): Promise<void> => writePlans(context, tx, [{ loaded, ...about }]);

/** Schedules the next steps of these subscriptions again: a payment has ended, or no step was due. */
export function toNextSteps(loaded: LoadedPlan, ids: readonly string[], change: PlanChange): PlanWrite {
  const touched = loaded.plan.subscriptions.map((one) => (ids.includes(one.id) ? { ...one } : one));
  return { loaded, after: { ...loaded.plan, subscriptions: touched }, change };
}

export const writeNextSteps = (
  context: AppContext,
  tx: Tx,
  loaded: LoadedPlan,
  { ids, change }: { ids: readonly string[]; change: PlanChange },
): Promise<void> => writePlans(context, tx, [toNextSteps(loaded, ids, change)]);
