import { dayOf, carrierDayAfter, carrierDayFrom, type Holidays, type Instant } from '../../calendar/index.ts';
import { renewalClassOf, type DueMail } from '../../dunning/index.ts';
import { subtract, ZERO_KURUS } from '../../money/index.ts';
import type { DeclineCode } from '../../payment/index.ts';
import { cancel, orderedToday, withChange } from '../actions/index.ts';
import {
  type AccountPlan,
  asItComes,
  type Changed,
  contentsOn,
  type FrozenContents,
  laterOf,
  type PlanCycle,
  type PlannedSubscription,
  projectDeliveries,
  releaseRunning,
  remainingAfter,
  remainingOf,
  replaceCycle,
  slotAfter,
  slotAfterPause,
  announceDay,
  unchangedBalance,
} from '../plan/index.ts';
import { postponedDay } from './next-step.ts';

/** Retries of the lock of a delivery that is out of stock, one per carrier day. */
export const STOCK_WAITS = 5;

/** The bank's answer to a renewal. `notAsked`: no request was sent. `code` null: there was no card to charge. */
export type BankWord =
  | { readonly said: 'paid' }
  | { readonly said: 'notAsked' }
  | { readonly said: 'declined'; readonly code: DeclineCode | null; readonly isRetryable: boolean };

/** A step that the renewal job has done, as it was recorded. `ask`: the bank was asked, `answer` follows. */
export type StepDone =
  | {
      readonly step:
        'announce' | 'warnCard' | 'replan' | 'postpone' | 'resume' | 'askPause' | 'endPause' | 'giveUp' | 'ask';
    }
  | { readonly step: 'remind'; readonly mail: DueMail }
  | { readonly step: 'lock'; readonly isInStock: boolean }
  | { readonly step: 'answer'; readonly word: BankWord }
  /** The customer paid for the delivery today, also from the balance; its contents were agreed before. */
  | { readonly step: 'orderNow'; readonly frozen: FrozenContents };

export type StepAsked = { readonly subscriptionId: string; readonly cycle: number; readonly done: StepDone };

/** The plan after a step, as the step's transaction writes it. Unchanged if the cycle does not exist. */
export function applyStep(
  plan: AccountPlan,
  { subscriptionId, cycle: asked, done }: StepAsked,
  now: Instant,
): AccountPlan {
  const subscription = plan.subscriptions.find(({ id }) => id === subscriptionId);
  const cycle = subscription?.cycles.find((one) => one.cycle === asked);
  if (subscription === undefined || cycle === undefined) return plan;
  return withChange(plan, perform(plan, { subscription, cycle, done, now, holidays: new Set(plan.holidays) }));
}

type Scene = {
  readonly subscription: PlannedSubscription;
  readonly cycle: PlanCycle;
  readonly now: Instant;
  readonly holidays: Holidays;
};

function perform(plan: AccountPlan, scene: Scene & { readonly done: StepDone }): Changed {
  const { subscription, cycle, done, now, holidays } = scene;
  const change = (changed: Partial<PlanCycle>): Changed =>
    unchangedBalance(replaceCycle(subscription, { ...cycle, ...changed }));
  switch (done.step) {
    case 'announce':
      return change({ announced: { by: 'mail', at: now } });
    case 'warnCard':
      return change({ cardWarnedAt: now });
    case 'replan':
      return change(announceDay(asItComes(cycle, now, holidays), 'mail', now));
    case 'postpone':
      return change({ orderDay: carrierDayFrom(postponedDay(now), holidays) });
    case 'remind':
      return cycle.due === null
        ? change({})
        : change({ due: { ...cycle.due, mails: [...cycle.due.mails, done.mail] } });
    case 'lock':
      return lock(plan, scene, done.isInStock);
    case 'ask':
      return change({ state: 'CHARGING' });
    case 'answer':
      return recordAnswer(scene, done.word);
    case 'orderNow':
      return unchangedBalance(orderedToday(subscription, { cycle, frozen: done.frozen }, scene));
    case 'giveUp':
      return giveUp(scene);
    case 'resume':
      return resumeBySweep(scene);
    case 'askPause':
      return unchangedBalance({
        ...subscription,
        pause: subscription.pause && { ...subscription.pause, reminded: subscription.pause.reminded + 1 },
      });
    case 'endPause':
      return cancel(subscription);
    default:
      return done satisfies never;
  }
}

/** Freezes the projected contents and price, and plans the next slot. */
function lock(plan: AccountPlan, { subscription, cycle, now, holidays }: Scene, isInStock: boolean): Changed {
  if (cycle.state === 'SKIPPED') return unchangedBalance(replaceCycle(subscription, { ...cycle, hasOrder: true }));
  const projected = projectDeliveries(plan, { now, count: 2 }).find(
    (delivery) => delivery.subscriptionId === subscription.id && delivery.cycle === cycle.cycle,
  );
  const remaining = remainingOf(subscription);
  const { missing, ...frozen } = contentsOn(plan, {
    subscription,
    day: cycle.orderDay,
    remaining,
    balance: projected?.price.balanceAmount ?? ZERO_KURUS,
  });
  const today = dayOf(now);
  const waited = cycle.waitsForStock?.times ?? 0;
  if (missing.length === 0 && !isInStock && waited < STOCK_WAITS) {
    const until = carrierDayAfter(today, 1, holidays);
    return unchangedBalance(replaceCycle(subscription, { ...cycle, waitsForStock: { until, times: waited + 1 } }));
  }
  const orderDay = laterOf(cycle.orderDay, today);
  const next = slotAfter({ ...cycle, orderDay }, subscription.intervalDays, holidays);
  const replaceBy = (locked: PlanCycle, left: Partial<PlannedSubscription>): PlannedSubscription => {
    const locking = replaceCycle(subscription, locked);
    return { ...locking, ...left, cycles: [...locking.cycles, next] };
  };
  // No delivery is sent with items missing.
  if (missing.length > 0 || !isInStock)
    return unchangedBalance(replaceBy({ ...cycle, state: 'DROPPED', hasOrder: true, waitsForStock: null }, {}));
  const left = remainingAfter(remaining, frozen);
  return {
    subscription: replaceBy(
      { ...cycle, state: 'LOCKED', orderDay, frozen, hasOrder: true, waitsForStock: null },
      { lines: left.lines, promo: subscription.promo && { ...subscription.promo, left: left.codeLeft } },
    ),
    toBalance: subtract(ZERO_KURUS, frozen.price.balanceAmount),
  };
}

/** A capture always counts; a decline after the customer has paused or cancelled ends the delivery. */
function recordAnswer({ subscription, cycle, now }: Scene, word: BankWord): Changed {
  const isFree = subscription.status === 'CANCELLED' || subscription.status === 'PAUSED';
  if (word.said === 'paid') {
    const paid = replaceCycle(subscription, { ...cycle, state: 'ORDERED', tries: cycle.tries + 1, due: null });
    const status = isFree ? subscription.status : 'ACTIVE';
    return unchangedBalance({ ...paid, status, lastOrderDay: cycle.orderDay, unpaidInARow: 0 });
  }
  if (isFree) return releaseRunning(subscription, cycle, 'DROPPED');
  const kind = word.said === 'declined' ? renewalClassOf(word.code, word) : 'ours';
  if (kind === 'ours')
    return unchangedBalance(replaceCycle(subscription, { ...cycle, state: cycle.due === null ? 'LOCKED' : 'DUE' }));
  const tries = cycle.tries + 1;
  const due = {
    class: kind,
    openedAt: cycle.due?.openedAt ?? now,
    tries,
    lastTriedAt: now,
    cardChangedAt: null,
    mails: cycle.due?.mails ?? [],
  };
  const declined = replaceCycle(subscription, { ...cycle, state: 'DUE', tries, due });
  return unchangedBalance({ ...declined, status: 'DUE_PAYMENT' });
}

/** An unpaid delivery never ends a subscription: the second in a row, or a `hard` decline, pauses it. */
function giveUp({ subscription, cycle, now }: Scene): Changed {
  const released = releaseRunning(subscription, cycle, 'DROPPED');
  const unpaidInARow = subscription.unpaidInARow + 1;
  const isHopeless = cycle.due?.class === 'hard' && cycle.due.cardChangedAt === null;
  const isPaused = unpaidInARow > 1 || isHopeless;
  return {
    ...released,
    subscription: {
      ...released.subscription,
      unpaidInARow,
      ...(isPaused && { status: 'PAUSED', pause: { until: null, reason: 'payment', since: now, reminded: 0 } }),
    },
  };
}

function resumeBySweep({ subscription, cycle, now, holidays }: Scene): Changed {
  const until = subscription.pause?.until;
  if (!until) return unchangedBalance(subscription);
  const slot = announceDay(slotAfterPause(subscription, cycle, { until, now, holidays }), 'mail', now);
  return unchangedBalance({ ...replaceCycle(subscription, slot), status: 'ACTIVE', pause: null });
}
