import { addDays, dayOf, type CalendarDay, type Holidays, type Instant } from '../../calendar/index.ts';
import { subtract, ZERO_KURUS, type Kurus } from '../../money/index.ts';
import type { ActionRefusal, SubscriptionAction } from './actions.types.ts';
import { isOrderDayFree, orderDayRange } from './order-day-range.ts';
import {
  type AccountPlan,
  asItComes,
  atHome,
  type Changed,
  contentsOn,
  firstSlotFrom,
  type FrozenContents,
  lockAt,
  type PlanCycle,
  plannedCycle,
  type PlannedSubscription,
  releaseRunning,
  remainingAfter,
  remainingOf,
  replaceCycle,
  runningCycle,
  type SkipReason,
  slotAfter,
  announceDay,
  unchangedBalance,
} from '../plan/index.ts';

/** The data that decides an action. */
export type ActionContext = { readonly plan: AccountPlan; readonly now: Instant; readonly holidays: Holidays };
type ActionOf<Kind extends SubscriptionAction['kind']> = Extract<SubscriptionAction, { kind: Kind }>;
export type ActionResult = Changed | ActionRefusal;

/** A pause without an end lasts at most this long; then the subscription ends. */
export const LONGEST_PAUSE_DAYS = 365;

const notActive: ActionRefusal = { code: 'SUBSCRIPTION_NOT_ACTIVE' };
const tooLate = (cycle: PlanCycle): ActionRefusal => ({ code: 'CUTOFF_PASSED', cutoffAt: lockAt(cycle.orderDay) });

/** The planned cycle, if it is the one that was shown and can still be changed. */
export function openCycle(
  subscription: PlannedSubscription,
  asked: number | undefined,
  { now, holidays }: ActionContext,
): PlanCycle | ActionRefusal {
  const planned = plannedCycle(subscription);
  if (planned === null) return notActive;
  const shown = asked === undefined ? undefined : subscription.cycles.find(({ cycle }) => cycle === asked);
  if (shown !== undefined && shown.cycle < planned.cycle) return tooLate(shown);
  const coming = asItComes(planned, now, holidays);
  return subscription.pause === null && now >= lockAt(coming.orderDay) ? tooLate(coming) : coming;
}

const outOfRange = (subscription: PlannedSubscription, scene: ActionContext): ActionRefusal => ({
  code: 'DATE_OUT_OF_RANGE',
  ...orderDayRange(subscription, scene),
});

/** The planned cycle if it was out of stock at its lock: it is locked once in stock, and can only be cancelled. */
function waitingCycle(subscription: PlannedSubscription, asked: number | undefined): PlanCycle | null {
  const planned = plannedCycle(subscription);
  const isMeant = asked === undefined || asked === planned?.cycle;
  return planned !== null && planned.waitsForStock !== null && isMeant ? planned : null;
}

export function skip(subscription: PlannedSubscription, action: ActionOf<'skip'>, scene: ActionContext): ActionResult {
  if (subscription.status === 'PAUSED') return notActive;
  const shown = subscription.cycles.find(({ cycle }) => cycle === action.cycle);
  // A double click, or the first answer was lost: the cycle is skipped already.
  if (shown?.state === 'SKIPPED') return unchangedBalance(subscription);
  const running = runningCycle(subscription);
  if (running !== null && (action.cycle === undefined || action.cycle === running.cycle)) {
    if (running.state === 'CHARGING') return tooLate(running);
    return releaseRunning(subscription, running, running.state === 'DUE' ? 'DROPPED' : 'SKIPPED');
  }
  const open = waitingCycle(subscription, action.cycle) ?? openCycle(subscription, action.cycle, scene);
  if ('code' in open) return open;
  const next = slotAfter(open, subscription.intervalDays, scene.holidays);
  // At most as far ahead as a day can be chosen; for a longer break the customer pauses.
  if (next.orderDay > orderDayRange(subscription, scene).latest) return outOfRange(subscription, scene);
  return unchangedBalance(leaveOut(subscription, [open], next, action.reason));
}

/** Replaces the planned cycle by skipped cycles and a new planned one after them. */
function leaveOut(
  subscription: PlannedSubscription,
  slots: readonly PlanCycle[],
  planned: PlanCycle,
  reason: SkipReason | undefined,
): PlannedSubscription {
  const skipped = slots.map((slot): PlanCycle => ({
    ...slot,
    state: 'SKIPPED',
    skipReason: reason ?? null,
    waitsForStock: null,
  }));
  return {
    ...subscription,
    cycles: [...subscription.cycles.filter(({ state }) => state !== 'PLANNED'), ...skipped, planned],
  };
}

export function skipTo(
  subscription: PlannedSubscription,
  action: ActionOf<'skipTo'>,
  scene: ActionContext,
): ActionResult {
  if (subscription.status === 'PAUSED') return notActive;
  const open = openCycle(subscription, action.cycle, scene);
  if ('code' in open) return open;
  if (action.day <= open.orderDay || !isOrderDayFree(action.day, subscription, scene))
    return outOfRange(subscription, scene);
  const slots = [open];
  let slot = slotAfter(open, subscription.intervalDays, scene.holidays);
  for (; slot.orderDay < action.day; slot = slotAfter(slot, subscription.intervalDays, scene.holidays))
    slots.push(slot);
  const planned = moveTo(slot, action.day, scene.now);
  return unchangedBalance(leaveOut(subscription, slots, planned, action.reason));
}

const moveTo = (slot: PlanCycle, day: CalendarDay, now: Instant): PlanCycle =>
  announceDay(
    { ...slot, nominalDay: day, orderDay: day, movedBy: 'movedByYou', announced: null, waitsForStock: null },
    'act',
    now,
  );

/** Skipped slots that can be planned again: not locked yet, and no later one has an order. */
export const skippedSlots = ({ cycles }: PlannedSubscription, now: Instant): readonly PlanCycle[] =>
  cycles.filter(
    ({ cycle, state, hasOrder, orderDay }) =>
      state === 'SKIPPED' &&
      !hasOrder &&
      now < lockAt(orderDay) &&
      !cycles.some((later) => later.cycle > cycle && later.hasOrder),
  );

export function unskip(
  subscription: PlannedSubscription,
  action: ActionOf<'unskip'>,
  scene: ActionContext,
): ActionResult {
  if (subscription.status === 'PAUSED') return notActive;
  const skipped = subscription.cycles.filter(({ state }) => state === 'SKIPPED');
  const open = skippedSlots(subscription, scene.now);
  const back = open.find(({ cycle }) => action.cycle === undefined || cycle === action.cycle);
  if (back === undefined) {
    const late = skipped.findLast(({ cycle }) => action.cycle === undefined || cycle === action.cycle);
    return late === undefined ? { code: 'NOT_SKIPPED' } : tooLate(late);
  }
  const planned = announceAgain({ ...back, state: 'PLANNED', skipReason: null }, scene.now);
  const cycles = [...subscription.cycles.filter(({ cycle }) => cycle < back.cycle), planned];
  return unchangedBalance({ ...subscription, cycles });
}

/** Keeps an announcement that was made in time, so that undoing a skip restores it. */
export const announceAgain = (cycle: PlanCycle, now: Instant): PlanCycle =>
  cycle.announced === null ? announceDay(cycle, 'act', now) : cycle;

export function changeDate(
  subscription: PlannedSubscription,
  action: ActionOf<'changeDate'>,
  scene: ActionContext,
): ActionResult {
  if (subscription.status === 'PAUSED') return notActive;
  const open = openCycle(subscription, action.cycle, scene);
  if ('code' in open) return open;
  if (action.day === open.orderDay) return unchangedBalance(subscription);
  if (!isOrderDayFree(action.day, subscription, scene)) return outOfRange(subscription, scene);
  return unchangedBalance(replaceCycle(subscription, moveTo(open, action.day, scene.now)));
}

export function orderNow(
  subscription: PlannedSubscription,
  action: ActionOf<'orderNow'>,
  scene: ActionContext,
): ActionResult {
  if (subscription.status === 'PAUSED') return notActive;
  const running = runningCycle(subscription);
  const planned = plannedCycle(subscription);
  if (planned === null) return notActive;
  if (running !== null && running.state !== 'LOCKED') return { code: 'DELIVERY_IN_PREPARATION' };
  const ordered = running ?? planned;
  if (action.cycle !== undefined && action.cycle !== ordered.cycle) return { code: 'DELIVERY_IN_PREPARATION' };
  const today = dayOf(scene.now);
  const remaining = remainingOf(subscription);
  const { missing, ...priced } = contentsOn(scene.plan, {
    subscription,
    day: today,
    remaining,
    balance: scene.plan.balance,
  });
  if (running === null && missing.length > 0)
    return { code: 'ITEM_UNAVAILABLE', items: missing.map(({ item }) => item) };
  const spent: Kurus = running === null ? priced.price.balanceAmount : ZERO_KURUS;
  return {
    subscription: orderedToday(subscription, { cycle: ordered, frozen: ordered.frozen ?? priced }, scene),
    toBalance: subtract(ZERO_KURUS, spent),
  };
}

/** The plan after paying for a planned or locked delivery today: the rhythm restarts today, unless days were chosen. */
export function orderedToday(
  subscription: PlannedSubscription,
  { cycle: ordered, frozen }: { readonly cycle: PlanCycle; readonly frozen: FrozenContents },
  { now, holidays }: Pick<ActionContext, 'now' | 'holidays'>,
): PlannedSubscription {
  const today = dayOf(now);
  const remaining = remainingOf(subscription);
  // The lock has already used up the lines and code of a locked delivery.
  const left = ordered.frozen === null ? remainingAfter(remaining, frozen) : remaining;
  const paid: PlanCycle = {
    ...ordered,
    state: 'ORDERED',
    nominalDay: today,
    orderDay: today,
    waitsForStock: null,
    frozen,
    hasOrder: true,
  };
  const kept = subscription.cycles.filter(({ cycle, state }) => cycle < ordered.cycle && state !== 'PLANNED');
  const later = subscription.cycles.filter(({ cycle }) => cycle > ordered.cycle);
  const isChosen = later.some(({ state, movedBy }) => state === 'SKIPPED' || movedBy === 'movedByYou');
  return {
    ...subscription,
    cycles: [...kept, paid, ...(isChosen ? later : [slotAfter(paid, subscription.intervalDays, holidays)])],
    lines: left.lines,
    promo: subscription.promo && { ...subscription.promo, left: left.codeLeft },
    lastOrderDay: today,
    unpaidInARow: 0,
  };
}

/** The range of days for the end of a pause. */
const pauseRange = ({
  now,
}: Pick<ActionContext, 'now'>): { readonly earliest: CalendarDay; readonly latest: CalendarDay } => ({
  earliest: addDays(dayOf(now), 1),
  latest: addDays(dayOf(now), LONGEST_PAUSE_DAYS),
});

export function pause(
  subscription: PlannedSubscription,
  action: ActionOf<'pause'>,
  scene: ActionContext,
): ActionResult {
  const range = pauseRange(scene);
  if (action.until !== null && (action.until < range.earliest || action.until > range.latest))
    return { code: 'DATE_OUT_OF_RANGE', ...range };
  const running = runningCycle(subscription);
  const released =
    running === null || running.state === 'CHARGING'
      ? unchangedBalance(subscription)
      : releaseRunning(subscription, running, running.state === 'DUE' ? 'DROPPED' : 'SKIPPED');
  const pausedAt = { until: action.until, reason: 'customer', since: scene.now, reminded: 0 } as const;
  return { ...released, subscription: { ...released.subscription, status: 'PAUSED', pause: pausedAt } };
}

export function resume(
  subscription: PlannedSubscription,
  action: ActionOf<'resume'>,
  scene: ActionContext,
): ActionResult {
  const planned = plannedCycle(subscription);
  if (subscription.status !== 'PAUSED') return planned === null ? notActive : unchangedBalance(subscription);
  if (planned === null) return notActive;
  if (action.day !== undefined && !isOrderDayFree(action.day, subscription, scene))
    return outOfRange(subscription, scene);
  const { intervalDays } = subscription;
  const { earliest } = orderDayRange(subscription, scene);
  const slot =
    action.day === undefined
      ? announceDay(
          {
            ...firstSlotFrom(planned, { intervalDays, earliest, holidays: scene.holidays }),
            movedBy: 'afterPause',
          },
          'act',
          scene.now,
        )
      : { ...moveTo(planned, action.day, scene.now), ...(action.day !== planned.orderDay && atHome) };
  return unchangedBalance({ ...replaceCycle(subscription, slot), status: 'ACTIVE', pause: null, unpaidInARow: 0 });
}

export function cancel(subscription: PlannedSubscription): Changed {
  const running = runningCycle(subscription);
  const released =
    running === null || running.state === 'CHARGING'
      ? unchangedBalance(subscription)
      : releaseRunning(subscription, running, 'DROPPED');
  return {
    ...released,
    subscription: {
      ...released.subscription,
      status: 'CANCELLED',
      pause: null,
      cycles: released.subscription.cycles.filter(({ state }) => state !== 'PLANNED'),
    },
  };
}
