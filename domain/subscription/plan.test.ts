import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  CARRIER_HOLIDAYS,
  dayOf,
  days,
  daysBetween,
  isWorkingDay,
  startOfDay,
  type Instant,
} from '../calendar/index.ts';
import {
  applyAct,
  applyStep,
  isOrderDayFree,
  isRefused,
  lockAt,
  MIN_GAP_DAYS,
  plannedCycle,
  previewAct,
  PRICE_NOTICE_DAYS,
  projectDeliveries,
  type AccountPlan,
  type ActAsked,
  type PlannedDelivery,
  type SubscriptionAct,
} from './index.ts';
import { anyAct, anyScene, live } from './testing.ts';

const RUNS = { numRuns: 200 };
/** Those that live through a year. */
const FEWER = { numRuns: 50 };
const holidays = new Set(CARRIER_HOLIDAYS);
const onFirst = (act: SubscriptionAct): ActAsked => ({ subscriptionId: 's0', act });
const project = (plan: AccountPlan, now: Instant, count = 6) => projectDeliveries(plan, { now, count });
const of = (deliveries: readonly PlannedDelivery[], id: string) =>
  deliveries.filter(({ subscriptionId }) => subscriptionId === id);
const coming = (deliveries: readonly PlannedDelivery[]) => deliveries.filter(({ state }) => state !== 'skipped');
/** When a day was told makes no difference to what comes. */
const untold = (plan: AccountPlan): AccountPlan => ({
  ...plan,
  subscriptions: plan.subscriptions.map((one) => ({
    ...one,
    cycles: one.cycles.map((cycle) => ({ ...cycle, told: null })),
  })),
});

/** Two acts that may be taken, at an instant. */
const anyActs = anyScene.chain(({ plan, now }) =>
  fc.record({ plan: fc.constant(plan), now: fc.constant(now), first: anyAct(now), second: anyAct(now) }),
);

/** Plans as acts leave them. */
const anyActed = anyActs.map(({ plan, now, first, second }) => {
  const once = applyAct(plan, onFirst(first), now);
  const twice = isRefused(once) ? plan : applyAct(once, onFirst(second), now);
  return { now, plan: isRefused(twice) ? plan : twice, first, second };
});

describe('the deliveries to come', () => {
  it('are one for a cycle, on rising working days two weeks apart, never inside the cutoff', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        for (const { id } of plan.subscriptions) {
          const own = of(project(plan, now), id);
          expect(new Set(own.map(({ cycle }) => cycle)).size).toBe(own.length);
          const open = coming(own).filter(({ state }) => state === 'planned');
          expect(
            open.filter(({ orderDay }) => !isWorkingDay(orderDay, holidays) || daysBetween(dayOf(now), orderDay) < 4),
          ).toEqual([]);
          const gaps = open.slice(1).map(({ orderDay }, index) => daysBetween(open[index]!.orderDay, orderDay));
          expect(gaps.filter((gap) => gap < MIN_GAP_DAYS)).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('begin as a shorter projection does', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        const [short, long] = [project(plan, now, 2), project(plan, now, 7)];
        for (const { id } of plan.subscriptions)
          expect(of(long, id).slice(0, of(short, id).length)).toEqual(of(short, id));
      }),
      RUNS,
    );
  });

  it('keep the rhythm to the day, whatever holiday moves a single one', () => {
    fc.assert(
      fc.property(anyScene, ({ plan, now }) => {
        for (const { id, intervalDays, cycles } of plan.subscriptions) {
          const [first] = cycles;
          expect(of(project(plan, now), id).map(({ cycle, nominalDay }) => [cycle, nominalDay])).toEqual(
            Array.from({ length: 6 }, (_, nth) => [2 + nth, addDays(first!.nominalDay, nth * intervalDays)]),
          );
        }
      }),
      RUNS,
    );
  });

  it('spend the balance once, and lose no kuruş between lines', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        const found = project(plan, now);
        const frozen = found.filter(({ state }) => state === 'locked');
        const spent = (some: readonly PlannedDelivery[]) =>
          some.reduce((all, { price }) => all + price.balanceAmount, 0);
        expect(spent(found) - spent(frozen)).toBeLessThanOrEqual(plan.balance);
        for (const { lines, price } of found) {
          expect(lines.reduce((all, { chargedAmount }) => all + chargedAmount, 0)).toBe(price.chargedAmount);
          expect(price.chargedAmount).toBeGreaterThanOrEqual(0);
        }
      }),
      RUNS,
    );
  });

  it('have extras and what is for once exactly once, in the first that is not skipped', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        for (const { id, lines } of plan.subscriptions) {
          const single = lines.filter(({ scope }) => scope !== 'always').map((one) => one.id);
          const own = coming(of(project(plan, now), id));
          const where = own.flatMap(({ lines: held }, index) =>
            held.filter(({ key }) => single.includes(key)).map(() => index),
          );
          expect(where).toEqual(own.length === 0 ? [] : single.map(() => 0));
        }
      }),
      RUNS,
    );
  });

  it('cost more only where a notice is 30 days old; less at once', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        for (const subscription of plan.subscriptions) {
          for (const { lines, priceIds, orderDay, state } of of(project(plan, now), subscription.id)) {
            if (state !== 'planned') continue;
            for (const [index, { key, purchaseType }] of lines.entries()) {
              const held = subscription.lines.find(({ id }) => id === key)!;
              const versions = plan.prices[held.item]!.versions.filter(({ from }) => from <= orderDay);
              const used = versions.find(({ id }) => id === priceIds[index])!;
              const agreed = versions.findLast(({ from }) => from <= held.agreedOn)!;
              const isDue = versions.some((one) => {
                const told = plan.notices[subscription.id]?.[one.id];
                const isTold = told !== undefined && addDays(told, PRICE_NOTICE_DAYS) <= orderDay;
                return isTold && one.renewalsFrom <= orderDay && one.price[purchaseType] >= used.price[purchaseType];
              });
              expect(used.price[purchaseType] > agreed.price[purchaseType] && !isDue).toBe(false);
              expect(versions.at(-1)!.price[purchaseType] < used.price[purchaseType]).toBe(false);
            }
          }
        }
      }),
      RUNS,
    );
  });

  it('have nothing off by a code that is over, spent or for students', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        const { rule } = plan.promos['X']!;
        for (const { id, promo } of plan.subscriptions) {
          const own = coming(of(project(plan, now), id));
          const withCode = own.filter(({ why }) => why.includes('codeCounts'));
          expect(
            own.filter(({ price, why }) => price.grossPromoDiscountAmount > 0 && !why.includes('codeCounts')),
          ).toEqual([]);
          if (promo === null || (rule.kind === 'student' && !plan.isStudent)) expect(withCode).toEqual([]);
          else if (promo.left !== null)
            expect(withCode.length).toBeLessThanOrEqual(promo.left + (own[0]?.state === 'locked' ? 1 : 0));
          expect(
            withCode.filter(
              ({ orderDay, state }) =>
                state === 'planned' && rule.endsAt !== null && startOfDay(orderDay) >= rule.endsAt,
            ),
          ).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('differ from their neighbours for a reason', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        for (const { id } of plan.subscriptions) {
          const own = coming(of(project(plan, now), id));
          for (const [index, delivery] of own.slice(1).entries()) {
            const before = own[index]!;
            const reasons = [...delivery.why, ...before.why].filter(
              (reason) => reason !== 'rhythm' && reason !== 'notAWorkingDay',
            );
            if (delivery.price.chargedAmount !== before.price.chargedAmount) expect(reasons).not.toEqual([]);
            if (delivery.nominalDay !== delivery.orderDay) expect(delivery.why).toContain('notAWorkingDay');
          }
        }
      }),
      RUNS,
    );
  });

  it('are the tail of what they were before a lock', () => {
    fc.assert(
      fc.property(anyScene, ({ plan, now }) => {
        const before = project(plan, now, 5);
        const first = before[0]!;
        const which = { subscriptionId: first.subscriptionId, cycle: first.cycle };
        const locked = applyStep(plan, { ...which, done: { step: 'lock', isInStock: true } }, now);
        const [frozen, ...rest] = project(locked, now, 5);
        expect({ ...frozen, state: 'planned' }).toEqual({ ...first, why: frozen!.why });
        expect(rest.map(({ why, ...delivery }) => [delivery, why.length > 0])).toEqual(
          before.slice(1).map(({ why, ...delivery }) => [delivery, why.length > 0]),
        );
      }),
      RUNS,
    );
  });
});

describe('acts', () => {
  it('skip and take back: nothing happened', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        const skipped = applyAct(plan, onFirst({ kind: 'skip' }), now);
        if (isRefused(skipped) || plan.subscriptions[0]!.cycles.some(({ state }) => state === 'SKIPPED')) return;
        const back = applyAct(skipped, onFirst({ kind: 'unskip' }), now);
        expect(isRefused(back) || untold(back)).toEqual(untold(plan));
        expect(isRefused(back) || project(back, now)).toEqual(project(plan, now));
      }),
      RUNS,
    );
  });

  it('are undone without a trace', () => {
    fc.assert(
      fc.property(anyActs, ({ plan, now, first }) => {
        const acted = applyAct(plan, onFirst(first), now);
        if (isRefused(acted) || first.kind === 'orderNow') return;
        const back = applyAct(acted, onFirst({ kind: 'undo', before: plan.subscriptions[0]! }), now);
        expect(isRefused(back) || untold(back)).toEqual(untold(plan));
      }),
      RUNS,
    );
  });

  it('change nothing when repeated on the same slot', () => {
    fc.assert(
      fc.property(anyScene, ({ plan, now }) => {
        const { cycle } = plannedCycle(plan.subscriptions[0]!)!;
        const skipped = applyAct(plan, onFirst({ kind: 'skip', cycle }), now);
        expect(isRefused(skipped) || applyAct(skipped, onFirst({ kind: 'skip', cycle }), now)).toEqual(skipped);
      }),
      RUNS,
    );
  });

  it('leave out exactly what comes before the day that is skipped to', () => {
    fc.assert(
      fc.property(anyScene, fc.integer({ min: 4, max: 180 }), ({ plan, now }, ahead) => {
        const to = addDays(dayOf(now), ahead);
        const before = of(project(plan, now, 9), 's0');
        const acted = applyAct(plan, onFirst({ kind: 'skipTo', day: to }), now);
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

  it('after the cutoff change the slot after, or are refused with the instant that passed', () => {
    fc.assert(
      fc.property(
        anyScene,
        anyScene.chain(({ now }) => anyAct(now)),
        ({ plan, now }, act) => {
          const first = of(project(plan, now), 's0')[0]!;
          const late = Math.max(now, lockAt(first.orderDay)) + 1;
          const { plan: lockedPlan } = live(plan, { from: now, until: late });
          const locked = of(project(lockedPlan, late), 's0')[0]!;
          expect([locked.state, locked.cycle]).toEqual(['locked', first.cycle]);
          const named = { ...act, cycle: first.cycle } as SubscriptionAct;
          if (['changeDate', 'setExtras', 'edit', 'skipTo'].includes(act.kind))
            expect(applyAct(lockedPlan, onFirst(named), late)).toEqual({
              code: 'CUTOFF_PASSED',
              cutoffAt: lockAt(first.orderDay),
            });
          const acted = applyAct(lockedPlan, onFirst(act), late);
          if (isRefused(acted) || ['orderNow', 'skip', 'pause', 'cancel', 'replaceCard'].includes(act.kind)) return;
          const { why: _now, ...after } = of(project(acted, late), 's0')[0]!;
          const { why: _then, ...before } = locked;
          expect(after).toEqual(before);
        },
      ),
      FEWER,
    );
  });

  it('that do not touch each other come to the same in either order', () => {
    const apart: readonly SubscriptionAct['kind'][] = ['rename', 'replaceCard', 'replaceAddress'];
    fc.assert(
      fc.property(anyActs, fc.boolean(), ({ plan, now, first, second }, isOther) => {
        const one = onFirst(first);
        const other: ActAsked = { subscriptionId: isOther ? 's1' : 's0', act: second };
        const isApart =
          isOther || (first.kind !== second.kind && (apart.includes(first.kind) || apart.includes(second.kind)));
        // An order now spends the balance and days of its own; what shares them is touched.
        if (!isApart || first.kind === 'orderNow' || second.kind === 'orderNow') return;
        const inTurn = (acts: readonly ActAsked[]) =>
          acts.reduce((before, act) => {
            const acted = applyAct(before, act, now);
            return isRefused(acted) ? before : acted;
          }, plan);
        if (first.kind === 'cancel' || second.kind === 'cancel') return;
        expect(inTurn([one, other])).toEqual(inTurn([other, one]));
      }),
      RUNS,
    );
  });

  it('happen as they were previewed', () => {
    fc.assert(
      fc.property(anyActs, ({ plan, now, first }) => {
        const preview = previewAct(plan, onFirst(first), { now });
        const acted = applyAct(plan, onFirst(first), now);
        if (isRefused(acted) || 'code' in preview) {
          expect(preview).toEqual(acted);
          return;
        }
        const until = now + days(420);
        const { events } = live(acted, { from: now, until });
        const charged = events
          .filter(({ what }) => what === 'paid')
          .map(({ subscriptionId, cycle, at, amount }) => [subscriptionId, cycle, dayOf(at), amount]);
        const shown = coming(preview.after).filter(({ orderDay }) => startOfDay(orderDay) < until - days(2));
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
