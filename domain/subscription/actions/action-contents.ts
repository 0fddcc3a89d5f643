import { dayOf } from '../../calendar/index.ts';
import { QUANTITY_LIMIT } from '../../cart/index.ts';
import { openCycle, type ActionResult, type ActionContext } from './action-days.ts';
import type { ActionRefusal, AskedLine, SubscriptionAction } from './actions.types.ts';
import {
  INTERVALS,
  type PlanLine,
  type PlannedSubscription,
  replaceCycle,
  runningCycle,
  announceDay,
  unchangedBalance,
} from '../plan/index.ts';

type ActionOf<Kind extends SubscriptionAction['kind']> = Extract<SubscriptionAction, { kind: Kind }>;

const NAME_LIMIT = 40;

const isCounted = ({ quantity }: AskedLine): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_LIMIT;

/** Null when all items are sold. Invalid: a quantity outside 1–99, or the same line twice. */
function refuseLines(lines: readonly AskedLine[], { plan, now }: ActionContext): ActionRefusal | null {
  if (!lines.every(isCounted)) return { code: 'INVALID', field: 'quantity' };
  if (new Set(lines.map(({ id }) => id)).size !== lines.length) return { code: 'INVALID', field: 'lines' };
  const today = dayOf(now);
  const isSold = (item: string): boolean => {
    const found = plan.prices[item];
    return found !== undefined && (found.goneFrom === null || found.goneFrom > today);
  };
  const items = lines.filter(({ item }) => !isSold(item)).map(({ item }) => item);
  return items.length > 0 ? { code: 'ITEM_UNAVAILABLE', items } : null;
}

const asLines = (lines: readonly AskedLine[], scope: PlanLine['scope'], { now }: ActionContext): PlanLine[] =>
  lines.map(({ id, item, quantity }) => ({ id, item, quantity, scope, agreedOn: dayOf(now) }));

/** Items already in the box keep the day on which their price was agreed: other edits never raise their price. */
const keepAgreed = (lines: readonly PlanLine[], { lines: before }: PlannedSubscription): PlanLine[] =>
  lines.map((line) => {
    const current = before.find(({ item, scope }) => item === line.item && scope !== 'extra');
    return current ? { ...line, agreedOn: current.agreedOn } : line;
  });

export function setExtras(
  subscription: PlannedSubscription,
  action: ActionOf<'setExtras'>,
  scene: ActionContext,
): ActionResult {
  const open = openCycle(subscription, action.cycle, scene);
  if ('code' in open) return open;
  const refusal = refuseLines(action.lines, scene);
  if (refusal !== null) return refusal;
  const kept = subscription.lines.filter(({ scope }) => scope !== 'extra');
  const announced = replaceCycle(subscription, announceDay(open, 'act', scene.now));
  return unchangedBalance({ ...announced, lines: [...kept, ...asLines(action.lines, 'extra', scene)] });
}

/** Refused while paused: no delivery is planned that could go elsewhere, or be a gift. */
export function sendTo(
  subscription: PlannedSubscription,
  action: ActionOf<'sendTo'>,
  scene: ActionContext,
): ActionResult {
  if (subscription.status === 'PAUSED') return { code: 'SUBSCRIPTION_NOT_ACTIVE' };
  const open = openCycle(subscription, action.cycle, scene);
  if ('code' in open) return open;
  const isHome = action.deliveryAddressId === subscription.deliveryAddressId;
  const deliveryAddressId = isHome ? null : action.deliveryAddressId;
  const { giftNote } = action;
  if (deliveryAddressId === open.deliveryAddressId && giftNote === open.giftNote) return unchangedBalance(subscription);
  const sent = { ...open, deliveryAddressId, giftNote };
  return unchangedBalance(replaceCycle(subscription, announceDay(sent, 'act', scene.now)));
}

/**
 * `always` also removes the `once` lines of the next delivery. Nothing is charged now: the new total applies from the
 * next charge, and the day of the next delivery stays, whatever the interval. Spec §4.
 */
export function edit(subscription: PlannedSubscription, action: ActionOf<'edit'>, scene: ActionContext): ActionResult {
  const open = openCycle(subscription, action.cycle, scene);
  if ('code' in open) return open;
  if (action.lines?.length === 0) return { code: 'INVALID', field: 'lines' };
  const { intervalDays = subscription.intervalDays } = action;
  if (!INTERVALS.includes(intervalDays)) return { code: 'INVALID', field: 'intervalDays' };
  const announced = replaceCycle(subscription, announceDay(open, 'act', scene.now));
  if (action.lines === undefined) return unchangedBalance({ ...announced, intervalDays });
  const refusal = refuseLines(action.lines, scene);
  if (refusal !== null) return refusal;
  const kept = subscription.lines.filter(
    ({ scope }) => scope === 'extra' || (action.scope === 'once' && scope === 'always'),
  );
  const lines = keepAgreed(asLines(action.lines, action.scope, scene), subscription);
  const edited = { ...announced, intervalDays, lines: [...kept, ...lines] };
  return unchangedBalance(action.scope === 'always' ? withoutLockedOnce(edited) : edited);
}

/** Removes `once` lines from a locked delivery too, so that cancelling it does not bring them back. */
function withoutLockedOnce(subscription: PlannedSubscription): PlannedSubscription {
  const running = runningCycle(subscription);
  if (!running?.frozen) return subscription;
  const usedUp = running.frozen.usedUp.filter(({ scope }) => scope !== 'once');
  return replaceCycle(subscription, { ...running, frozen: { ...running.frozen, usedUp } });
}

export function rename(subscription: PlannedSubscription, action: ActionOf<'rename'>): ActionResult {
  const name = action.name.trim();
  if (name === '' || name.length > NAME_LIMIT) return { code: 'INVALID', field: 'name' };
  return unchangedBalance({ ...subscription, name });
}

/** Allowed until the bank is asked. A due payment is tried once more with the new card, the morning after. */
export function replaceCard(
  subscription: PlannedSubscription,
  action: ActionOf<'replaceCard'>,
  { now }: ActionContext,
): ActionResult {
  const running = runningCycle(subscription);
  if (running?.state === 'CHARGING') return { code: 'DELIVERY_IN_PREPARATION' };
  const withCard = { ...subscription, card: action.card };
  if (!running?.due || action.card === null || action.card.id === subscription.card?.id)
    return unchangedBalance(withCard);
  return unchangedBalance(replaceCycle(withCard, { ...running, due: { ...running.due, cardChangedAt: now } }));
}

export function replaceAddress(subscription: PlannedSubscription, action: ActionOf<'replaceAddress'>): ActionResult {
  const { deliveryAddressId, billingAddressId } = action;
  return unchangedBalance({ ...subscription, deliveryAddressId, billingAddressId });
}
