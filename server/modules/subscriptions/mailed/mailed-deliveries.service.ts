import { isDeepStrictEqual } from 'node:util';
import { addDays, carrierDayFrom, minutes } from '../../../../domain/calendar/index.ts';
import { toDecimal } from '../../../../domain/money/index.ts';
import {
  type AccountPlan,
  type PlannedDelivery,
  plannedCycle,
  projectDeliveries,
  type SubscriptionAction,
} from '../../../../domain/subscription/index.ts';
import type { components } from '../../../../openapi/types/subscriptions.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { hashOfSecret } from '../../../platform/ids/ids.ts';
import { actionErrors, applyActions, findPlanned, nextDelivery, performIn } from '../actions/index.ts';
import { factsOf, findUndo, findUndoable, keysOfItems, type LoadedPlan, loadPlan } from '../plan/index.ts';
import { changeMailed, lockRow, mailedErrors, type MailedRow, openRow, tokenOf } from '../mailed-links/index.ts';
import type { MailedAction } from '../plan/subscriptions.tables.ts';

type Wire = components['schemas'];
type Found = { loaded: LoadedPlan; row: MailedRow; delivery: PlannedDelivery; now: Date };
type Offer = { action: MailedAction; subscriptionAction: SubscriptionAction; next: Wire['MailedComing'] };

const actions = ['SKIP', 'MOVE_ONE_WEEK', 'MOVE_TWO_WEEKS'] as const satisfies readonly MailedAction[];
const undoFor = minutes(10);

const toComing = ({ orderDay, window, price }: PlannedDelivery): Wire['MailedComing'] => ({
  orderDate: orderDay,
  arrival: { earliest: window.earliest, latest: window.latest },
  chargedAmount: toDecimal(price.chargedAmount),
});

function comingIn(plan: AccountPlan, subscriptionId: string, now: Date): Wire['MailedComing'] {
  const next = nextDelivery(plan, subscriptionId, now);
  if (!next) throw mailedErrors.gone();
  return toComing(next);
}

/** The delivery of the link, as long as it is planned; the link is for no other. */
function findDelivery(loaded: LoadedPlan, row: MailedRow, now: Date): PlannedDelivery {
  const subscription = findPlanned(loaded.plan, row.subscriptionId);
  if (subscription.status === 'PAUSED' || subscription.status === 'CANCELLED') throw actionErrors.notActive();
  const found = projectDeliveries(loaded.plan, { now: now.getTime(), count: 2 }).find(
    ({ subscriptionId, cycle }) => subscriptionId === row.subscriptionId && cycle === row.cycle,
  );
  if (!found || found.state === 'skipped') throw mailedErrors.gone();
  if (found.state !== 'planned') throw actionErrors.tooLate(found.changeUntil);
  if (plannedCycle(subscription)?.cycle !== row.cycle) throw mailedErrors.gone();
  return found;
}

function toSubscriptionAction(action: MailedAction, { loaded, row, delivery }: Omit<Found, 'now'>): SubscriptionAction {
  if (action === 'SKIP') return { kind: 'skip', cycle: row.cycle };
  const later = addDays(delivery.orderDay, action === 'MOVE_ONE_WEEK' ? 7 : 14);
  return { kind: 'changeDate', cycle: row.cycle, day: carrierDayFrom(later, new Set(loaded.plan.holidays)) };
}

/** The actions that the link offers now. Throws the first refusal when there is none. */
function offersOf(found: Found): Offer[] {
  const { loaded, row, now } = found;
  const refusals: ApiError[] = [];
  const offers = actions.flatMap((action): Offer[] => {
    const subscriptionAction = toSubscriptionAction(action, found);
    try {
      const after = applyActions(loaded, [subscriptionAction], { subscriptionId: row.subscriptionId, now, asked: {} });
      if (isDeepStrictEqual(after, loaded.plan)) return [];
      return [{ action, subscriptionAction, next: comingIn(after, row.subscriptionId, now) }];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refusals.push(error);
      return [];
    }
  });
  if (offers.length === 0) throw refusals.find(({ statusCode }) => statusCode === 409) ?? mailedErrors.gone();
  return offers;
}

/** The delivery of a link and its possible actions. Throws 422 and 409 as in the contract; changes nothing. */
export async function readMailedDelivery(context: AppContext, token: string): Promise<Wire['MailedDelivery']> {
  const link = await tokenOf(context, token, 'subscriptionAction');
  return withTransaction(context.db, async (tx) => {
    const { row, account } = await openRow(context, tx, link);
    const now = context.clock.now();
    const loaded = await loadPlan(tx, account, { now });
    const delivery = findDelivery(loaded, row, now);
    const lines = new Map(findPlanned(loaded.plan, row.subscriptionId).lines.map((line) => [line.id, line]));
    return {
      version: loaded.rows.get(row.subscriptionId)!.subscription.version,
      until: new Date(Math.min(row.expiresAt.getTime(), delivery.changeUntil)).toISOString(),
      ...toComing(delivery),
      lines: delivery.lines.flatMap(({ key, quantity }) => {
        const line = lines.get(key);
        return line ? [{ name: factsOf(loaded, line).name, quantity }] : [];
      }),
      offers: offersOf({ loaded, row, delivery, now }).map(({ action, next }) => ({ action, next })),
    };
  });
}

type Acted = { action: MailedAction; next: Wire['MailedComing']; undo: { key: string; until: string } };

/** Does the action and marks the link as used, in one transaction. Throws as reading does, and CONFLICT_VERSION. */
export async function actOnMailedDelivery(
  context: AppContext,
  asked: { token: string; action: MailedAction; version: number },
): Promise<Acted> {
  const { db, clock, ids } = context;
  const { action, version } = asked;
  const link = await tokenOf(context, asked.token, 'subscriptionAction');
  const key = ids.secret();
  return withTransaction(db, async (tx) => {
    const { row, account } = await openRow(context, tx, link);
    const now = clock.now();
    const { subscriptionId } = row;
    const before = await loadPlan(tx, account, { now });
    const current = before.rows.get(subscriptionId)!.subscription.version;
    if (version !== current) throw errors.staleVersion(current);
    const delivery = findDelivery(before, row, now);
    const offer = offersOf({ loaded: before, row, delivery, now }).find((one) => one.action === action);
    if (!offer) throw mailedErrors.gone();
    await performIn(context, tx, {
      accountId: account.id,
      subscriptionId,
      version,
      toActions: () => Promise.resolve([offer.subscriptionAction]),
      note: { by: 'mailedLink' },
    });
    const newest = await findUndoable(tx, subscriptionId);
    await changeMailed(tx, row.id, {
      usedAt: now,
      action,
      actionId: newest?.id ?? null,
      undoKeyHash: hashOfSecret(key),
    });
    const until = new Date(now.getTime() + undoFor).toISOString();
    return { action, next: offer.next, undo: { key, until } };
  });
}

/** Undoes the action of a link; repeating it changes nothing. Throws 422 and 409 as in the contract. */
export async function undoMailedAct(context: AppContext, key: string): Promise<{ next: Wire['MailedComing'] }> {
  const by = { undoKeyHash: hashOfSecret(key) };
  return withTransaction(context.db, async (tx) => {
    const found = await lockRow(tx, by);
    if (!found) throw mailedErrors.invalid();
    const { row, account } = found;
    const { subscriptionId, actionId, usedAt } = row;
    if (!usedAt) throw mailedErrors.invalid();
    const now = context.clock.now();
    if (!row.undoneAt) {
      if (now.getTime() >= usedAt.getTime() + undoFor) throw mailedErrors.undoIsOver();
      await performIn(context, tx, {
        accountId: account.id,
        subscriptionId,
        version: undefined,
        itemsBack: async () =>
          keysOfItems(tx, (await findUndoable(tx, subscriptionId))?.before.lines.map(({ item }) => item) ?? []),
        toActions: async ({ loaded }) => {
          const undo = await findUndo(tx, loaded, subscriptionId);
          if (!undo || undo.newest.id !== actionId) throw actionErrors.nothingToUndo();
          return [undo.action];
        },
        note: { by: 'mailedLink' },
      });
      await changeMailed(tx, row.id, { undoneAt: now });
    }
    const after = await loadPlan(tx, account, { now });
    const next = nextDelivery(after.plan, subscriptionId, now);
    if (!next) throw actionErrors.notActive();
    return { next: toComing(next) };
  });
}
