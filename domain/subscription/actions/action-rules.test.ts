import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, CARRIER_HOLIDAYS, dayOf, days, startOfDay, type Instant } from '../../calendar/index.ts';
import {
  applyAction,
  isOrderDayFree,
  isRefused,
  lockAt,
  plannedCycle,
  projectDeliveries,
  type AccountPlan,
  type RequestedAction,
  type PlannedDelivery,
  type SubscriptionAction,
} from '../index.ts';
import { live } from '../life.testing.ts';
import { anyAction, anyScene } from '../testing.ts';

const RUNS = { numRuns: 200 };
/** For properties that simulate a year. */
const FEWER = { numRuns: 50 };
const holidays = new Set(CARRIER_HOLIDAYS);
const onFirst = (action: SubscriptionAction): RequestedAction => ({ subscriptionId: 's0', action });
const project = (plan: AccountPlan, now: Instant, count = 6) => projectDeliveries(plan, { now, count });
const of = (deliveries: readonly PlannedDelivery[], id: string) =>
  deliveries.filter(({ subscriptionId }) => subscriptionId === id);
const coming = (deliveries: readonly PlannedDelivery[]) => deliveries.filter(({ state }) => state !== 'skipped');
/** Deliveries do not depend on when a day was announced. */
const withoutAnnouncements = (plan: AccountPlan): AccountPlan => ({
  ...plan,
  subscriptions: plan.subscriptions.map((one) => ({
    ...one,
    cycles: one.cycles.map((cycle) => ({ ...cycle, announced: null })),
  })),
});

/** Two actions, accepted or not, at one instant. */
const anyActions = anyScene.chain(({ plan, now }) =>
  fc.record({ plan: fc.constant(plan), now: fc.constant(now), first: anyAction(now), second: anyAction(now) }),
);

/** Plans after two actions; a refused one changes nothing. */
const anyActed = anyActions.map(({ plan, now, first, second }) => {
  const once = applyAction(plan, onFirst(first), now);
  const twice = isRefused(once) ? plan : applyAction(once, onFirst(second), now);
  return { now, plan: isRefused(twice) ? plan : twice, first, second };
});

/** Actions that change the contents, the day or the address of a slot. */
const closed: ReadonlySet<SubscriptionAction['kind']> = new Set([
  'changeDate',
  'setExtras',
  'sendTo',
  'edit',
  'skipTo',
]);
/** Actions accepted after the lock, until the bank is asked: those that cancel or pay, and another card or address. */
const cancelling: ReadonlySet<SubscriptionAction['kind']> = new Set([
  'orderNow',
  'skip',
  'pause',
  'cancel',
  'replaceCard',
  'replaceAddress',
]);

/** A bank that declines. */
const bank = () => ({ said: 'declined', code: 'insufficientFunds', isRetryable: true }) as const;

describe('actions', () => {
  it('skip and unskip leave the plan unchanged', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        const skipped = applyAction(plan, onFirst({ kind: 'skip' }), now);
        if (isRefused(skipped) || plan.subscriptions[0]!.cycles.some(({ state }) => state === 'SKIPPED')) return;
        const back = applyAction(skipped, onFirst({ kind: 'unskip' }), now);
        expect(isRefused(back) || withoutAnnouncements(back)).toEqual(withoutAnnouncements(plan));
        expect(isRefused(back) || project(back, now)).toEqual(project(plan, now));
      }),
      RUNS,
    );
  });

  it('are undone completely', () => {
    fc.assert(
      fc.property(anyActions, ({ plan, now, first }) => {
        const acted = applyAction(plan, onFirst(first), now);
        if (isRefused(acted) || first.kind === 'orderNow') return;
        const [before, after] = [plan.subscriptions[0]!, acted.subscriptions[0]!];
        const back = applyAction(acted, onFirst({ kind: 'undo', before, after }), now);
        expect(isRefused(back) || withoutAnnouncements(back)).toEqual(withoutAnnouncements(plan));
      }),
      RUNS,
    );
  });

  it('undone after some days of the engine leave the plan as if never done', () => {
    const apart = fc.constantFrom<SubscriptionAction>(
      { kind: 'rename', name: 'Başka' },
      { kind: 'replaceAddress', deliveryAddressId: 'office', billingAddressId: 'office' },
    );
    const lived = { times: 0, changedMeanwhile: 0 };
    fc.assert(
      fc.property(
        anyScene,
        apart,
        fc.integer({ min: 0, max: 70 }),
        fc.integer({ min: 0, max: 6 }),
        (scene, action, ahead, wait) => {
          const when = scene.now + days(ahead);
          const until = when + days(wait);
          const { plan } = live(scene.plan, { from: scene.now, until: when, bank });
          const acted = applyAction(plan, onFirst(action), when);
          if (isRefused(acted)) return;
          const [before, after] = [plan.subscriptions[0]!, acted.subscriptions[0]!];
          const later = live(acted, { from: when, until, bank }).plan;
          const back = applyAction(later, onFirst({ kind: 'undo', before, after }), until);
          if (isRefused(back)) return;
          lived.times += 1;
          if (JSON.stringify(later.subscriptions[0]!.cycles) !== JSON.stringify(after.cycles))
            lived.changedMeanwhile += 1;
          expect(back).toEqual(live(plan, { from: when, until, bank }).plan);
        },
      ),
      RUNS,
    );
    expect([lived.times > 20, lived.changedMeanwhile > 5]).toEqual([true, true]);
  });

  it('are idempotent on the same slot', () => {
    fc.assert(
      fc.property(anyScene, ({ plan, now }) => {
        const { cycle } = plannedCycle(plan.subscriptions[0]!)!;
        const skipped = applyAction(plan, onFirst({ kind: 'skip', cycle }), now);
        expect(isRefused(skipped) || applyAction(skipped, onFirst({ kind: 'skip', cycle }), now)).toEqual(skipped);
      }),
      RUNS,
    );
  });

  it('skip exactly the deliveries before the given day', () => {
    fc.assert(
      fc.property(anyScene, fc.integer({ min: 4, max: 180 }), ({ plan, now }, ahead) => {
        const to = addDays(dayOf(now), ahead);
        const before = of(project(plan, now, 9), 's0');
        const acted = applyAction(plan, onFirst({ kind: 'skipTo', day: to }), now);
        const first = before[0]!;
        const isFree = isOrderDayFree(to, plan.subscriptions[0]!, { now, holidays });
        expect(isRefused(acted)).toBe(!isFree || to <= first.orderDay);
        if (isRefused(acted)) return;
        const after = of(project(acted, now, 2), 's0');
        const left = after.filter(({ state }) => state === 'skipped').map(({ orderDay }) => orderDay);
        expect(left).toEqual(before.filter(({ orderDay }) => orderDay < to).map(({ orderDay }) => orderDay));
        expect(coming(after)[0]?.orderDay).toBe(to);
      }),
      RUNS,
    );
  });

  it('after the cutoff change the next slot, or are refused with the cutoff instant', () => {
    fc.assert(
      fc.property(anyActions, ({ plan, now, first: action }) => {
        const first = of(project(plan, now), 's0')[0]!;
        const late = Math.max(now, lockAt(first.orderDay)) + 1;
        const { plan: lockedPlan } = live(plan, { from: now, until: late });
        const locked = of(project(lockedPlan, late), 's0')[0]!;
        expect([locked.state, locked.cycle]).toEqual(['locked', first.cycle]);
        const named = { ...action, cycle: first.cycle } as SubscriptionAction;
        const tooLate = { code: 'CUTOFF_PASSED', cutoffAt: lockAt(first.orderDay) };
        const answer = applyAction(lockedPlan, onFirst(named), late);
        expect(closed.has(action.kind) ? answer : tooLate).toEqual(tooLate);
        const acted = applyAction(lockedPlan, onFirst(action), late);
        const after = isRefused(acted) || cancelling.has(action.kind) ? lockedPlan : acted;
        expect({ ...of(project(after, late), 's0')[0]!, why: [] }).toEqual({ ...locked, why: [] });
      }),
      FEWER,
    );
  });

  it('leave the other subscriptions unchanged', () => {
    fc.assert(
      fc.property(anyActions, ({ plan, now, first }) => {
        const acted = applyAction(plan, onFirst(first), now);
        const others = (isRefused(acted) ? plan : acted).subscriptions.slice(1);
        expect(others).toEqual(plan.subscriptions.slice(1));
      }),
      RUNS,
    );
  });

  it('that are independent give the same plan in either order', () => {
    const apart: ReadonlySet<SubscriptionAction['kind']> = new Set(['rename', 'replaceCard', 'replaceAddress']);
    fc.assert(
      fc.property(anyActions, fc.boolean(), ({ plan, now, first, second }, isOther) => {
        const one = onFirst(first);
        const other: RequestedAction = { subscriptionId: isOther ? 's1' : 's0', action: second };
        const isApart = isOther || (first.kind !== second.kind && (apart.has(first.kind) || apart.has(second.kind)));
        // `orderNow` changes the shared balance and later days, so its order matters.
        if (!isApart || first.kind === 'orderNow' || second.kind === 'orderNow') return;
        const inTurn = (actions: readonly RequestedAction[]) =>
          actions.reduce((before, action) => {
            const acted = applyAction(before, action, now);
            return isRefused(acted) ? before : acted;
          }, plan);
        if (first.kind === 'cancel' || second.kind === 'cancel') return;
        // After `replaceAddress`, "the subscription's own address" in `sendTo` is another one.
        const kinds = new Set([first.kind, second.kind]);
        const areDoors = kinds.has('sendTo') && kinds.has('replaceAddress');
        if (areDoors && !isOther) return;
        expect(inTurn([one, other])).toEqual(inTurn([other, one]));
      }),
      RUNS,
    );
  });

  it('charge what the projected deliveries show', () => {
    fc.assert(
      fc.property(anyActions, ({ plan, now, first }) => {
        const acted = applyAction(plan, onFirst(first), now);
        if (isRefused(acted)) return;
        const until = now + days(420);
        const { events } = live(acted, { from: now, until });
        const charged = events
          .filter(({ what }) => what === 'paid')
          .map(({ subscriptionId, cycle, at, amount }) => [subscriptionId, cycle, dayOf(at), amount]);
        const shown = coming(projectDeliveries(acted, { now, count: 3 })).filter(
          ({ orderDay }) => startOfDay(orderDay) < until - days(2),
        );
        for (const { id } of plan.subscriptions)
          expect(charged.filter(([subscriptionId]) => subscriptionId === id).slice(0, of(shown, id).length)).toEqual(
            of(shown, id).map(({ subscriptionId, cycle, orderDay, price }) => [
              subscriptionId,
              cycle,
              orderDay,
              price.chargedAmount,
            ]),
          );
      }),
      FEWER,
    );
  });
});
