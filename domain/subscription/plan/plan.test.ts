import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  CARRIER_HOLIDAYS,
  dayOf,
  daysBetween,
  weekdayOf,
  startOfDay,
  type Instant,
} from '../../calendar/index.ts';
import {
  applyAction,
  applyStep,
  isRefused,
  PRICE_NOTICE_DAYS,
  projectDeliveries,
  type AccountPlan,
  type RequestedAction,
  type PlannedDelivery,
  type PlanReason,
  type SubscriptionAction,
} from '../index.ts';
import { anyAction, anyScene } from '../testing.ts';

const RUNS = { numRuns: 200 };
const holidays = new Set(CARRIER_HOLIDAYS);
const onFirst = (action: SubscriptionAction): RequestedAction => ({ subscriptionId: 's0', action });
const project = (plan: AccountPlan, now: Instant, count = 6) => projectDeliveries(plan, { now, count });
const of = (deliveries: readonly PlannedDelivery[], id: string) =>
  deliveries.filter(({ subscriptionId }) => subscriptionId === id);
const coming = (deliveries: readonly PlannedDelivery[]) => deliveries.filter(({ state }) => state !== 'skipped');
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

const places: ReadonlySet<PlanReason> = new Set(['rhythm', 'notAWorkingDay']);
const spent = (some: readonly PlannedDelivery[]) => some.reduce((all, { price }) => all + price.balanceAmount, 0);

describe('projected deliveries', () => {
  it('are one per cycle, on rising working days two weeks apart, never inside the cutoff', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        for (const { id } of plan.subscriptions) {
          const own = of(project(plan, now), id);
          expect(new Set(own.map(({ cycle }) => cycle)).size).toBe(own.length);
          const open = coming(own).filter(({ state }) => state === 'planned');
          expect(
            open.filter(
              ({ orderDay }) =>
                weekdayOf(orderDay) === 0 || holidays.has(orderDay) || daysBetween(dayOf(now), orderDay) < 4,
            ),
          ).toEqual([]);
          const gaps = open.slice(1).map(({ orderDay }, index) => daysBetween(open[index]!.orderDay, orderDay));
          expect(gaps.filter((gap) => gap < 14)).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('start with the deliveries of a shorter projection', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        const [short, long] = [project(plan, now, 2), project(plan, now, 7)];
        for (const { id } of plan.subscriptions)
          expect(of(long, id).slice(0, of(short, id).length)).toEqual(of(short, id));
      }),
      RUNS,
    );
  });

  it('keep the nominal rhythm when a holiday moves one', () => {
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
        expect(spent(found) - spent(frozen)).toBeLessThanOrEqual(plan.balance);
        for (const { lines, price } of found) {
          expect(lines.reduce((all, { chargedAmount }) => all + chargedAmount, 0)).toBe(price.chargedAmount);
          expect(price.chargedAmount).toBeGreaterThanOrEqual(0);
        }
      }),
      RUNS,
    );
  });

  it('have extras and one-time lines exactly once, in the first unskipped one', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        for (const { id, lines } of plan.subscriptions) {
          const single = lines.filter(({ scope }) => scope !== 'always').map((one) => one.id);
          const own = coming(of(project(plan, now), id));
          const where = own.flatMap(({ lines: current }, index) =>
            current.filter(({ key }) => single.includes(key)).map(() => index),
          );
          expect(where).toEqual(own.length === 0 ? [] : single.map(() => 0));
        }
      }),
      RUNS,
    );
  });

  it('rise in price only 30 days after a notice, and fall at once', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        for (const subscription of plan.subscriptions) {
          for (const { lines, priceIds, orderDay, state } of of(project(plan, now), subscription.id)) {
            if (state !== 'planned') continue;
            for (const [index, { key, purchaseType }] of lines.entries()) {
              const current = subscription.lines.find(({ id }) => id === key)!;
              const versions = plan.prices[current.item]!.versions.filter(({ from }) => from <= orderDay);
              const used = versions.find(({ id }) => id === priceIds[index])!;
              const agreed = versions.findLast(({ from }) => from <= current.agreedOn)!;
              const isDue = versions.some((one) => {
                const noticedOn = plan.notices[subscription.id]?.[one.id];
                const isNoticed = noticedOn !== undefined && addDays(noticedOn, PRICE_NOTICE_DAYS) <= orderDay;
                return isNoticed && one.renewalsFrom <= orderDay && one.price[purchaseType] >= used.price[purchaseType];
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

  it('get no discount from a code that is expired, spent or for students only', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        const { rule } = plan.promos['X']!;
        for (const { id, promo } of plan.subscriptions) {
          const own = coming(of(project(plan, now), id));
          const withCode = own.filter(({ why }) => why.includes('codeCounts'));
          expect(
            own.filter(({ price, why }) => price.grossPromoDiscountAmount > 0 && !why.includes('codeCounts')),
          ).toEqual([]);
          const hasNoCode = promo === null || (rule.kind === 'student' && !plan.isStudent);
          const most = hasNoCode ? 0 : (promo.left ?? own.length);
          expect(withCode.filter(({ state }) => state === 'planned').length).toBeLessThanOrEqual(most);
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

  it('state a reason when they differ from their neighbours', () => {
    fc.assert(
      fc.property(anyActed, ({ plan, now }) => {
        for (const { id } of plan.subscriptions) {
          const own = coming(of(project(plan, now), id));
          const unexplained = own.filter((delivery, index) => {
            const before = own[index - 1] ?? delivery;
            const isDearer = delivery.price.chargedAmount !== before.price.chargedAmount;
            const reasons = [...delivery.why, ...before.why].filter((reason) => !places.has(reason));
            const isMoved = delivery.nominalDay !== delivery.orderDay;
            return (isDearer && reasons.length === 0) || (isMoved && !delivery.why.includes('notAWorkingDay'));
          });
          expect(unexplained).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('stay the same when the first one is locked', () => {
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
