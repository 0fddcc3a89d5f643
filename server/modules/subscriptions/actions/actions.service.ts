import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../../../domain/locale/index.ts';
import {
  type AccountPlan,
  applyAction,
  isRefused,
  type PlannedSubscription,
  type SubscriptionAction,
} from '../../../../domain/subscription/index.ts';
import type { components } from '../../../../openapi/types/subscriptions.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { currentRequestId } from '../../../platform/request/request-id.ts';
import { findAccount, lockAccount } from '../../account/index.ts';
import type { WithCatalogue } from '../../catalog/index.ts';
import {
  ENDED_STATES,
  findUndoable,
  hasOpenAttempt,
  insertAction,
  type LoadedPlan,
  loadPlan,
  type CatalogItemKey,
} from '../plan/index.ts';
import { actionErrors, type AskedIn, toApiError } from './actions.errors.ts';
import { actionMail } from './actions.mails.ts';
import { showSubscription } from '../views/index.ts';
import { writePlan } from '../plan-changes/index.ts';

type Wire = components['schemas'];

export type ActionRequest = {
  accountId: string;
  subscriptionId: string;
  /** The version of the subscription that the customer was shown. */
  version: number | undefined;
  /** Requested items, in the request's order. */
  catalogItems?: readonly CatalogItemKey[];
  /** Items of lines that the action brings back. */
  itemsBack?: (tx: Tx) => Promise<readonly CatalogItemKey[]>;
  dayField?: string;
  /** The actions of the request, in order; may refuse for reasons the plan does not know. */
  toActions: (found: {
    loaded: LoadedPlan;
    subscription: PlannedSubscription;
    tx: Tx;
  }) => Promise<readonly SubscriptionAction[]>;
  /** Stored in the action log beside the action. */
  note?: Record<string, unknown>;
  /** The actor in the action log; by default the customer. */
  actor?: string;
};

export function findPlanned(plan: AccountPlan, id: string): PlannedSubscription {
  const found = plan.subscriptions.find((subscription) => subscription.id === id);
  if (!found) throw errors.notFound();
  return found;
}

/** Actions that are allowed while the customer is paying for a delivery. A capture after `cancel` is refunded. */
const whilePaying: ReadonlySet<SubscriptionAction['kind']> = new Set(['rename', 'cancel']);

/** Whether the customer is paying for one of its deliveries. Renewals do not count: the plan has its own rules. */
function isBeingPaid(loaded: LoadedPlan, subscriptionId: string): boolean {
  return findPlanned(loaded.plan, subscriptionId).cycles.some(
    ({ cycle, state }) =>
      state !== 'CHARGING' && !ENDED_STATES.has(state) && hasOpenAttempt(loaded, { subscriptionId, cycle }),
  );
}

/** The plan after some actions. Throws the first refusal. */
export function applyActions(
  loaded: LoadedPlan,
  actions: readonly SubscriptionAction[],
  { subscriptionId, now, asked }: { subscriptionId: string; now: Date; asked: AskedIn },
): AccountPlan {
  let { plan } = loaded;
  const isPaying = isBeingPaid(loaded, subscriptionId);
  for (const action of actions) {
    if (isPaying && !whilePaying.has(action.kind)) throw toApiError({ code: 'DELIVERY_IN_PREPARATION' }, asked);
    const acted = applyAction(plan, { subscriptionId, action }, now.getTime());
    if (isRefused(acted)) throw toApiError(acted, { ...asked, known: loaded.catalogItems });
    plan = acted;
  }
  return plan;
}

/** The current subscription with its coming deliveries. */
export async function showNow(
  context: AppContext<WithCatalogue>,
  { accountId, subscriptionId }: Pick<ActionRequest, 'accountId' | 'subscriptionId'>,
  language: Locale,
): Promise<Wire['Subscription']> {
  const account = await findAccount(context.db, accountId);
  if (!account) throw errors.unauthorized();
  const loaded = await loadPlan(context.db, account, { now: context.clock.now() });
  const rows = loaded.rows.get(subscriptionId);
  if (!rows) throw errors.notFound();
  return showSubscription(context, context.db, loaded, rows, language);
}

/** As `performAction`, in the caller's transaction; `stale`: nothing was done. */
export async function performIn(
  context: AppContext,
  tx: Tx,
  {
    accountId,
    subscriptionId,
    version,
    catalogItems = [],
    itemsBack,
    dayField,
    toActions,
    note,
    actor = 'customer',
  }: ActionRequest,
): Promise<'done' | 'stale'> {
  const now = context.clock.now();
  const account = await lockAccount(tx, accountId);
  if (!account) throw errors.unauthorized();
  const loaded = await loadPlan(tx, account, { now, more: [...catalogItems, ...((await itemsBack?.(tx)) ?? [])] });
  const subscription = findPlanned(loaded.plan, subscriptionId);
  const actions = await toActions({ loaded, subscription, tx });
  const [first] = actions;
  const after = applyActions(loaded, actions, { subscriptionId, now, asked: { dayField, catalogItems } });
  const changed = findPlanned(after, subscriptionId);
  if (!first || isDeepStrictEqual(changed, subscription)) return 'done';
  const stored = loaded.rows.get(subscriptionId)!.subscription;
  if (version !== undefined && version !== stored.version) return 'stale';
  await writePlan(context, tx, loaded, { after, change: { by: 'customer', now } });
  const undone = first.kind === 'undo' ? await findUndoable(tx, subscriptionId) : null;
  await insertAction(tx, {
    id: context.ids.next(),
    subscriptionId,
    at: now,
    actor,
    kind: first.kind,
    act: { acts: actions.map((action) => (action.kind === 'undo' ? { kind: action.kind } : action)), ...note },
    before: subscription,
    after: changed,
    version: stored.version + 1,
    undoes: undone?.id ?? null,
    requestId: currentRequestId() ?? null,
  });
  const mail = actionMail(first, {
    loaded,
    before: loaded.plan,
    after,
    subscription: changed,
    stored,
    config: context.config,
    now,
  });
  if (mail) await context.mail.enqueue(tx, mail);
  return 'done';
}

/**
 * Applies a customer's actions to the plan. Throws the plan's refusals; writes the change, its log entry and its mail
 * in one transaction under the account's lock. A request that changes nothing succeeds, however often it is repeated.
 */
export async function performAction(
  context: AppContext<WithCatalogue>,
  request: ActionRequest,
  language: Locale,
): Promise<Wire['Subscription']> {
  const outcome = await withTransaction(context.db, (tx) => performIn(context, tx, request));
  const subscription = await showNow(context, request, language);
  if (outcome === 'stale') throw actionErrors.stale(subscription);
  return subscription;
}
