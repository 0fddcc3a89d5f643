import * as fc from 'fast-check';
import {
  addDays,
  CARRIER_HOLIDAYS,
  dayOf,
  hours,
  parseCalendarDay,
  startOfDay,
  type CalendarDay,
  type Instant,
} from '../calendar/index.ts';
import { kurus, ZERO_KURUS } from '../money/index.ts';
import type { PromoRule } from '../promo/index.ts';
import {
  announceAt,
  emptyCycle,
  INTERVALS,
  orderDayOf,
  type AccountPlan,
  type AskedLine,
  type PlanCycle,
  type PlanLine,
  type PlannedSubscription,
  type PriceBook,
  type PriceVersion,
  type SubscriptionAction,
} from './index.ts';

export function day(raw: string): CalendarDay {
  const parsed = parseCalendarDay(raw);
  if (parsed === null) throw new RangeError(`No day: ${raw}`);
  return parsed;
}

export const at = (raw: string, hour = 10): Instant => startOfDay(day(raw)) + hours(hour);

export const version = (id: string, subscription: number, from: string, renewalsFrom = from): PriceVersion => ({
  id,
  price: { subscription: kurus(subscription), oneTimePurchase: kurus(Math.ceil(subscription / 0.85)) },
  from: day(from),
  renewalsFrom: day(renewalsFrom),
});

export const promoRule = (rule: Partial<PromoRule>): PromoRule => ({
  code: 'X',
  kind: 'percent',
  isActive: true,
  percent: 10,
  amount: null,
  startsAt: null,
  endsAt: null,
  minimumAmount: null,
  usageLimit: null,
  usageLimitPerAccount: null,
  purchaseTypes: null,
  firstPurchaseOnly: false,
  _owner: null,
  ...rule,
});

export const line = (item: string, changed: Partial<PlanLine> = {}): PlanLine => ({
  id: `${item}-${changed.scope ?? 'always'}`,
  item,
  quantity: 1,
  scope: 'always',
  agreedOn: day('2024-01-01'),
  ...changed,
});

/** A running subscription with its next order on `nominalDay`. */
export function sampleSubscription(
  id: string,
  nominalDay: CalendarDay,
  changed: Partial<PlannedSubscription> = {},
): PlannedSubscription {
  const orderDay = orderDayOf(nominalDay, day('2024-01-01'), new Set(CARRIER_HOLIDAYS));
  return {
    id,
    name: 'Aboneliğim',
    status: 'ACTIVE',
    intervalDays: 56,
    lines: [line('pads')],
    cycles: [emptyCycle(2, nominalDay, orderDay)],
    lastOrderDay: null,
    pause: null,
    card: { id: 'card', lastDay: day('2035-12-31') },
    deliveryAddressId: 'home',
    billingAddressId: 'home',
    usesBalance: true,
    promo: null,
    unpaidInARow: 0,
    ...changed,
  };
}

export const samplePlan = (changed: Partial<AccountPlan> = {}): AccountPlan => ({
  balance: ZERO_KURUS,
  isStudent: false,
  holidays: CARRIER_HOLIDAYS,
  prices: { pads: { versions: [version('pads-1', 10110, '2024-01-01')], goneFrom: null } },
  notices: {},
  promos: {},
  subscriptions: [],
  ...changed,
});

const ITEMS = ['pads', 'liners', 'tampons'] as const;

/** Instants at which a plan may be read, 2026–2030. */
export const anyNow: fc.Arbitrary<Instant> = fc
  .tuple(fc.integer({ min: 0, max: 1700 }), fc.integer({ min: 0, max: 86_399_999 }))
  .map(([ahead, into]) => startOfDay(addDays(day('2026-01-01'), ahead)) + into);

const anyBook = (today: CalendarDay): fc.Arbitrary<PriceBook> =>
  fc
    .tuple(
      ...ITEMS.map((item) =>
        fc
          .record({
            first: fc.integer({ min: 100, max: 60_000 }),
            changes: fc.array(
              fc.record({ price: fc.integer({ min: 100, max: 60_000 }), ahead: fc.integer({ min: -60, max: 200 }) }),
              { maxLength: 2 },
            ),
          })
          .map(({ first, changes }) => {
            const later = changes
              .toSorted((one, other) => one.ahead - other.ahead)
              .map(({ price, ahead }, index) =>
                version(`${item}-${index + 2}`, price, addDays(today, ahead), addDays(today, ahead + 30)),
              );
            return [item, { versions: [version(`${item}-1`, first, '2020-01-01'), ...later], goneFrom: null }] as const;
          }),
      ),
    )
    .map((entries): PriceBook => Object.fromEntries(entries));

const anyLines = (today: CalendarDay): fc.Arbitrary<PlanLine[]> =>
  fc
    .tuple(
      fc.subarray([...ITEMS], { minLength: 1 }),
      fc.subarray([...ITEMS], { maxLength: 1 }),
      fc.subarray([...ITEMS], { maxLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: -90, max: 0 }),
    )
    .map(([always, once, extra, quantity, ago]) => {
      const agreedOn = addDays(today, ago);
      const as = (scope: PlanLine['scope']) => (item: string) => line(item, { scope, quantity, agreedOn });
      return [...always.map(as('always')), ...once.map(as('once')), ...extra.map(as('extra'))];
    });

const anySubscription = (id: string, now: Instant): fc.Arbitrary<PlannedSubscription> =>
  fc
    .record({
      intervalDays: fc.constantFrom(...INTERVALS),
      ahead: fc.integer({ min: 4, max: 60 }),
      lines: anyLines(dayOf(now)),
      usesBalance: fc.boolean(),
      left: fc.constantFrom(0, 1, 2, null),
      hasCode: fc.boolean(),
      isNew: fc.boolean(),
    })
    .map(({ intervalDays, ahead, lines, usesBalance, left, hasCode, isNew }) => {
      const nominalDay = addDays(dayOf(now), ahead);
      const orderDay = orderDayOf(nominalDay, addDays(dayOf(now), 4), new Set(CARRIER_HOLIDAYS));
      const planned: PlanCycle = emptyCycle(2, nominalDay, orderDay);
      const announced = announceAt(orderDay) <= now ? ({ by: 'mail', at: announceAt(orderDay) } as const) : null;
      return sampleSubscription(id, nominalDay, {
        intervalDays,
        lines,
        usesBalance,
        cycles: [{ ...planned, announced }],
        lastOrderDay: isNew ? null : addDays(orderDay, -14 - (ahead % 14)),
        promo: hasCode ? { code: 'X', left } : null,
      });
    });

/** A plan of one to three running subscriptions, and an instant at which none of it is overdue. */
export const anyScene: fc.Arbitrary<{ readonly plan: AccountPlan; readonly now: Instant }> = anyNow.chain((now) =>
  fc
    .record({
      balance: fc.integer({ min: 0, max: 200_000 }).map(kurus),
      isStudent: fc.boolean(),
      prices: anyBook(dayOf(now)),
      noticed: fc.subarray(['pads-2', 'pads-3', 'liners-2', 'tampons-2']),
      noticedAgo: fc.integer({ min: -20, max: 60 }),
      rule: fc.record({
        percent: fc.integer({ min: 0, max: 100 }),
        kind: fc.constantFrom('percent' as const, 'student' as const),
        endsAt: fc.option(fc.integer({ min: 0, max: 300 }).map((ahead) => startOfDay(addDays(dayOf(now), ahead)))),
      }),
      subscriptions: fc
        .integer({ min: 1, max: 3 })
        .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => anySubscription(`s${index}`, now)))),
    })
    .map(({ noticed, noticedAgo, rule, ...plan }) => {
      const notices = Object.fromEntries(noticed.map((id) => [id, addDays(dayOf(now), -noticedAgo)]));
      return {
        now,
        plan: samplePlan({
          ...plan,
          notices: { s0: notices, s1: notices },
          promos: { X: { rule: promoRule(rule), renewals: null } },
        }),
      };
    }),
);

const asked = fc
  .tuple(fc.subarray([...ITEMS], { minLength: 1 }), fc.integer({ min: 1, max: 9 }))
  .map(([items, quantity]) => items.map((item) => ({ id: `${item}-${quantity}`, item, quantity })));

const named = (scope: string, lines: readonly AskedLine[]) =>
  lines.map((one) => ({ ...one, id: `${scope}-${one.id}` }));

/** Any action of a customer, accepted or not. */
export const anyAction = (now: Instant): fc.Arbitrary<SubscriptionAction> => {
  const anyDay = fc.integer({ min: -5, max: 200 }).map((ahead) => addDays(dayOf(now), ahead));
  return fc.oneof(
    fc.constant<SubscriptionAction>({ kind: 'skip' }),
    anyDay.map((to): SubscriptionAction => ({ kind: 'skipTo', day: to })),
    fc.constant<SubscriptionAction>({ kind: 'unskip' }),
    anyDay.map((to): SubscriptionAction => ({ kind: 'changeDate', day: to })),
    fc.constant<SubscriptionAction>({ kind: 'orderNow' }),
    asked.map((lines): SubscriptionAction => ({ kind: 'setExtras', lines: named('extra', lines) })),
    fc
      .tuple(asked, fc.constantFrom('always' as const, 'once' as const), fc.constantFrom(...INTERVALS))
      .map(([lines, scope, intervalDays]): SubscriptionAction => ({
        kind: 'edit',
        lines: named(scope, lines),
        scope,
        intervalDays,
      })),
    fc.constant<SubscriptionAction>({ kind: 'rename', name: 'Kızımın kutusu' }),
    fc.constant<SubscriptionAction>({ kind: 'replaceCard', card: { id: 'other', lastDay: addDays(dayOf(now), 40) } }),
    fc.constant<SubscriptionAction>({ kind: 'replaceAddress', deliveryAddressId: 'work', billingAddressId: 'home' }),
    fc
      .tuple(fc.constantFrom('mum', 'home'), fc.constantFrom(null, '', 'İyi ki varsın'))
      .map(([deliveryAddressId, giftNote]): SubscriptionAction => ({ kind: 'sendTo', deliveryAddressId, giftNote })),
    fc.option(anyDay).map((until): SubscriptionAction => ({ kind: 'pause', until })),
    fc.constant<SubscriptionAction>({ kind: 'resume' }),
    fc.constant<SubscriptionAction>({ kind: 'cancel' }),
  );
};
