import { addDays, dayOf, type CalendarDay, type Holidays, type Instant } from '../../calendar/index.ts';
import { subtract, type Kurus } from '../../money/index.ts';
import { sumPrices } from '../../pricing/index.ts';
import {
  afterGap,
  ANNOUNCE_DAYS,
  asItComes,
  cardEndsBefore,
  chargeAt,
  deliveryAddressOf,
  deliveryWindow,
  firstSlotFrom,
  laterOf,
  lockAt,
  slotAfter,
} from './order-days.ts';
import { contentsOn, remainingAfter, remainingOf, type Remaining } from './price-delivery.ts';
import type {
  AccountPlan,
  FrozenContents,
  PlanCycle,
  PlannedDelivery,
  PlannedSubscription,
  PlanReason,
} from './plan.types.ts';

/** State of a subscription's projection: its next slot, and the lines and code that are left. */
type Run = {
  readonly subscription: PlannedSubscription;
  readonly slot: PlanCycle;
  readonly stored: readonly PlanCycle[];
  readonly remaining: Remaining;
  readonly before: FrozenContents | null;
};

/**
 * The deliveries to come of all subscriptions of an account, `count` of each besides skipped ones, by order day and
 * then id. Due payments are not among them. Used by every caller, so that shown, announced, frozen and charged
 * deliveries cannot differ. All subscriptions together, because the balance is spent in this order. Spec §7.
 */
export function projectDeliveries(
  plan: AccountPlan,
  { now, count }: { readonly now: Instant; readonly count: number },
): readonly PlannedDelivery[] {
  const holidays: Holidays = new Set(plan.holidays);
  let { balance } = plan;
  let runs = plan.subscriptions.flatMap((subscription) => startRun(subscription, now, holidays) ?? []);
  const found: PlannedDelivery[] = [];
  const counted = new Map<string, number>();
  // Goes on past `count` of one subscription, so that the balance is spent as in a longer projection.
  while (runs.some((run) => (counted.get(run.subscription.id) ?? 0) < count)) {
    const run = runs.reduce((first, other) => (isBefore(other, first) ? other : first));
    const { delivery, contents, next } = takeOne(plan, run, { balance, holidays });
    if (contents !== null && run.slot.frozen === null) balance = subtract(balance, contents.price.balanceAmount);
    const { id } = run.subscription;
    const taken = counted.get(id) ?? 0;
    if (taken < count) found.push(delivery);
    if (delivery.state !== 'skipped') counted.set(id, taken + 1);
    runs = runs.flatMap((other) => (other === run ? (next ?? []) : other));
  }
  return found;
}

function isBefore(one: Run, other: Run): boolean {
  return one.slot.orderDay === other.slot.orderDay
    ? one.subscription.id < other.subscription.id
    : one.slot.orderDay < other.slot.orderDay;
}

/** The first slot after a pause: not before its end, nor within a week of now. */
export function slotAfterPause(
  { intervalDays, lastOrderDay }: PlannedSubscription,
  planned: PlanCycle,
  asked: { readonly until: CalendarDay; readonly now: Instant; readonly holidays: Holidays },
): PlanCycle {
  const earliest = afterGap(lastOrderDay, laterOf(asked.until, addDays(dayOf(asked.now), ANNOUNCE_DAYS)));
  return { ...firstSlotFrom(planned, { intervalDays, earliest, holidays: asked.holidays }), movedBy: 'afterPause' };
}

/** Null if the subscription has no deliveries to come. */
function startRun(subscription: PlannedSubscription, now: Instant, holidays: Holidays): Run | null {
  const stored = subscription.cycles.flatMap((cycle): readonly PlanCycle[] => {
    if (cycle.state === 'LOCKED' || cycle.state === 'CHARGING' || (cycle.state === 'SKIPPED' && !cycle.hasOrder))
      return [cycle];
    if (cycle.state !== 'PLANNED') return [];
    const { pause } = subscription;
    if (pause === null) return [asItComes(cycle, now, holidays)];
    return pause.until === null ? [] : [slotAfterPause(subscription, cycle, { until: pause.until, now, holidays })];
  });
  const [slot, ...rest] = stored;
  return slot ? { subscription, slot, stored: rest, remaining: remainingOf(subscription), before: null } : null;
}

function takeOne(
  plan: AccountPlan,
  run: Run,
  { balance, holidays }: { balance: Kurus; holidays: Holidays },
): { delivery: PlannedDelivery; contents: FrozenContents | null; next: Run | null } {
  const { subscription, slot, remaining, before } = run;
  const isSkipped = slot.state === 'SKIPPED';
  const priced = contentsOn(plan, { subscription, day: slot.orderDay, remaining, balance });
  const contents = isSkipped ? null : (slot.frozen ?? priced);
  const delivery: PlannedDelivery = {
    subscriptionId: subscription.id,
    cycle: slot.cycle,
    state: shownAs(slot.state),
    nominalDay: slot.nominalDay,
    orderDay: slot.orderDay,
    window: deliveryWindow(slot.orderDay, holidays),
    changeUntil: lockAt(slot.orderDay),
    letGoUntil: chargeAt(slot.orderDay),
    deliveryAddressId: deliveryAddressOf(subscription, slot),
    giftNote: slot.giftNote,
    lines: contents?.lines ?? [],
    price: contents?.price ?? sumPrices([]),
    priceIds: contents?.priceIds ?? [],
    why: whyOf(run, contents, priced.missing.length > 0),
  };
  const [following, ...stored] = run.stored;
  const isLast = following === undefined && slot.state !== 'PLANNED';
  const next: Run | null = isLast
    ? null
    : {
        ...run,
        slot: following ?? slotAfter(slot, subscription.intervalDays, holidays),
        stored,
        remaining: contents === null || slot.frozen !== null ? remaining : remainingAfter(remaining, contents),
        before: contents ?? before,
      };
  return { delivery, contents, next };
}

function shownAs(state: PlanCycle['state']): PlannedDelivery['state'] {
  if (state === 'SKIPPED') return 'skipped';
  if (state === 'PLANNED') return 'planned';
  return state === 'CHARGING' ? 'charging' : 'locked';
}

const said = (reason: PlanReason, holds: boolean): readonly PlanReason[] => (holds ? [reason] : []);

function whyOf(run: Run, contents: FrozenContents | null, isGone: boolean): readonly PlanReason[] {
  const { slot, before, subscription } = run;
  const place: PlanReason[] = [
    slot.movedBy ?? 'rhythm',
    ...(slot.orderDay !== slot.nominalDay && slot.movedBy !== 'shopWasDown' ? (['notAWorkingDay'] as const) : []),
  ];
  if (contents === null) return [...place, 'skippedByYou'];
  const shifts = before === null ? [] : priceShifts(before, contents);
  return [
    ...place,
    ...said(
      'editedOnce',
      contents.usedUp.some(({ scope }) => scope === 'once'),
    ),
    ...said(
      'extraOnce',
      contents.usedUp.some(({ scope }) => scope === 'extra'),
    ),
    ...said(
      'priceRises',
      shifts.some((shift) => shift > 0),
    ),
    ...said(
      'priceFalls',
      shifts.some((shift) => shift < 0),
    ),
    ...said('codeCounts', contents.codeCounted),
    ...said('codeEnds', before !== null && before.codeCounted && !contents.codeCounted),
    ...said('balanceUsed', contents.price.balanceAmount > 0),
    ...said('cardEndsBefore', cardEndsBefore(subscription, slot.orderDay)),
    ...said('itemGone', isGone && slot.frozen === null),
    ...said('waitsForStock', slot.waitsForStock !== null),
  ];
}

/** Price differences per line and piece, in kuruş, to the delivery before. */
function priceShifts(before: FrozenContents, after: FrozenContents): readonly number[] {
  const former = new Map(before.lines.map(({ key, unitPrice }) => [key, unitPrice]));
  return after.lines.map(({ key, unitPrice }) => unitPrice - (former.get(key) ?? unitPrice));
}
