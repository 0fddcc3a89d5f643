import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, startOfDay } from '../../calendar/index.ts';
import { kurus } from '../../money/index.ts';
import {
  applyAction,
  applyStep,
  isRefused,
  nextStep,
  projectDeliveries,
  type AccountPlan,
  type PlannedSubscription,
  type SubscriptionAction,
} from '../index.ts';
import { live, type Life } from '../life.testing.ts';
import { at, day, samplePlan, sampleSubscription } from '../testing.ts';

const one = (changed: Partial<PlannedSubscription> = {}, plan: Partial<AccountPlan> = {}): AccountPlan =>
  samplePlan({ ...plan, subscriptions: [sampleSubscription('a', day('2026-12-07'), changed)] });
const toLines = (events: ReturnType<typeof live>['events']) =>
  events.map(({ at: when, what }) => `${new Date(when + 10_800_000).toISOString().slice(0, 16)} ${what}`);
const from = at('2026-11-23');
const soft = { said: 'declined', code: 'insufficientFunds', isRetryable: true } as const;
const next = (plan: AccountPlan, cycle: number, asked: Parameters<typeof nextStep>[2]) =>
  nextStep(
    plan.subscriptions[0]!,
    plan.subscriptions[0]!.cycles.find((each) => each.cycle === cycle)!,
    asked,
  );

describe('a box ordered at once', () => {
  const locked = applyStep(
    one(),
    { subscriptionId: 'a', cycle: 2, done: { step: 'lock', isInStock: true } },
    at('2026-12-04'),
  );
  const { frozen } = locked.subscriptions[0]!.cycles[0]!;

  it('waits for its payment, and is charged on its day if unpaid', () => {
    const asked = { now: at('2026-12-04'), hasOpenAttempt: true };
    expect([next(one(), 2, asked), next(locked, 2, asked)]).toEqual([null, null]);
    expect(next(locked, 2, { now: at('2026-12-04') })?.step).toBe('charge');
  });

  it('keeps its agreed price, and leaves the balance unchanged', () => {
    for (const plan of [one({}, { balance: kurus(100) }), { ...locked, balance: kurus(100) }]) {
      const done = { step: 'orderNow', frozen: frozen! } as const;
      const after = applyStep(plan, { subscriptionId: 'a', cycle: 2, done }, at('2026-12-05'));
      const [subscription] = after.subscriptions;
      expect([after.balance, subscription!.lastOrderDay]).toEqual([100, '2026-12-05']);
      expect(subscription!.cycles.map(({ cycle, state, orderDay }) => [cycle, state, orderDay])).toEqual([
        [2, 'ORDERED', '2026-12-05'],
        [3, 'PLANNED', '2027-01-30'],
      ]);
      expect(subscription!.cycles[0]!.frozen).toEqual(frozen);
    }
  });
});

describe('the engine', () => {
  it('announces a week before, locks three days before, charges in the morning', () => {
    expect(toLines(live(one(), { from, until: at('2026-12-08') }).events)).toEqual([
      '2026-11-30T09:00 announce',
      '2026-12-04T00:00 lock',
      '2026-12-07T09:00 charge',
      '2026-12-07T09:00 paid',
    ]);
  });

  it('retries before sending a mail, gives up after a week and pauses the second time', () => {
    const { plan, events } = live(one({}, { balance: kurus(100) }), {
      from,
      until: at('2027-02-10'),
      bank: () => soft,
    });
    expect(toLines(events).slice(2, 15)).toEqual([
      '2026-12-07T09:00 charge',
      '2026-12-07T09:00 declined',
      '2026-12-07T09:00 remind',
      '2026-12-08T09:00 retry',
      '2026-12-08T09:00 declined',
      '2026-12-10T09:00 retry',
      '2026-12-10T09:00 declined',
      '2026-12-10T09:00 remind',
      '2026-12-13T09:00 retry',
      '2026-12-13T09:00 declined',
      '2026-12-13T09:00 remind',
      '2026-12-15T00:00 giveUp',
      '2027-01-25T09:00 announce',
    ]);
    expect([plan.balance, plan.subscriptions[0]!.status, plan.subscriptions[0]!.pause?.reason]).toEqual([
      100,
      'PAUSED',
      'payment',
    ]);
  });

  it('asks about an open-ended pause after half a year, and ends it after a year', () => {
    const paused = applyAction(one(), { subscriptionId: 'a', action: { kind: 'pause', until: null } }, from);
    const { plan, events } = live(isRefused(paused) ? one() : paused, { from, until: at('2028-01-01') });
    expect(toLines(events)).toEqual([
      '2027-05-25T09:00 askPause',
      '2027-10-24T09:00 askPause',
      '2027-11-23T00:00 endPause',
    ]);
    expect(plan.subscriptions[0]!.status).toBe('CANCELLED');
  });

  it('waits five working days for sold-out items, then continues with the next delivery', () => {
    const { plan, events } = live(one(), { from, until: at('2026-12-20'), isInStock: () => false });
    expect(toLines(events).slice(1)).toEqual([
      '2026-12-04T00:00 lock',
      '2026-12-05T00:00 lock',
      '2026-12-07T00:00 lock',
      '2026-12-08T00:00 lock',
      '2026-12-09T00:00 lock',
      '2026-12-10T00:00 lock',
    ]);
    expect(plan.subscriptions[0]!.cycles.map(({ cycle, state }) => `${cycle} ${state}`)).toEqual([
      '2 DROPPED',
      '3 PLANNED',
    ]);
  });

  it('charges a sold-out delivery on the day its items are back in stock', () => {
    const { events } = live(one(), {
      from,
      until: at('2026-12-20'),
      isInStock: ({ at: when }) => when >= at('2026-12-09', 0),
    });
    expect(toLines(events).slice(-2)).toEqual(['2026-12-09T09:00 charge', '2026-12-09T09:00 paid']);
  });

  it.each([1, 3, 10, 57, 400])(
    'after %i days of silence charges once, and nothing that was not announced',
    (silent) => {
      const asleep = { from, until: at('2026-11-29') };
      const awake = at('2026-11-29') + silent * 86_400_000;
      const { plan } = live(one(), asleep);
      const shown = projectDeliveries(plan, { now: awake, count: 3 });
      const { events } = live(plan, { from: awake, until: awake + 30 * 86_400_000 });
      const paid = events.filter(({ what }) => what === 'paid');
      const announced = events.filter(({ what }) => what === 'announce' || what === 'replan');
      expect([paid.length, announced.length > 0]).toEqual([1, true]);
      expect(daysBetween(dayOf(announced[0]!.at), dayOf(paid[0]!.at))).toBeGreaterThanOrEqual(3);
      expect(dayOf(paid[0]!.at)).toBe(shown[0]!.orderDay);
      expect(shown[0]!.why.includes('shopWasDown')).toBe(silent > 1);
    },
  );

  it('creates the order of a skipped delivery at its lock time, unless the subscription has ended', () => {
    const skipped = applyAction(one(), { subscriptionId: 'a', action: { kind: 'skip', cycle: 2 } }, from);
    if (isRefused(skipped)) throw new Error(skipped.code);
    const ended = applyAction(skipped, { subscriptionId: 'a', action: { kind: 'cancel' } }, from);
    if (isRefused(ended)) throw new Error(ended.code);
    expect(next(skipped, 2, { now: from })).toEqual({ step: 'lock', at: startOfDay(day('2026-12-04')) });
    expect(next(ended, 2, { now: from })).toBeNull();
  });

  it('after downtime past a lock postpones the delivery by two days', () => {
    const { plan } = live(one(), { from, until: at('2026-12-05') });
    const { events } = live(plan, { from: at('2026-12-20'), until: at('2026-12-23') });
    expect(toLines(events)).toEqual(['2026-12-20T10:00 postpone', '2026-12-22T09:00 charge', '2026-12-22T09:00 paid']);
  });

  it('neither asks the bank nor mails while a payment is open, and postpones giving up', () => {
    const { plan } = live(one(), { from, until: at('2026-12-09'), bank: () => soft });
    const late = at('2026-12-15', 1);
    expect([
      next(plan, 2, { now: at('2026-12-09'), hasOpenAttempt: true })?.step,
      next(plan, 2, { now: late, hasOpenAttempt: true }),
      next(plan, 2, { now: late }),
    ]).toEqual(['giveUp', { step: 'giveUp', at: late + 900_000 }, { step: 'giveUp', at: at('2026-12-15', 0) }]);
  });

  it('reverts a charge that never reached the bank, without counting a try', () => {
    const { plan } = live(one(), { from, until: at('2026-12-06') });
    const asked = applyStep(plan, { subscriptionId: 'a', cycle: 2, done: { step: 'ask' } }, at('2026-12-07', 9));
    const word = { step: 'answer', word: { said: 'notAsked' } } as const;
    expect(applyStep(asked, { subscriptionId: 'a', cycle: 2, done: word }, at('2026-12-07', 9))).toEqual(plan);
    expect(next(asked, 2, { now: at('2026-12-07') })).toBeNull();
  });

  it('charges once with another card after a hard refusal', () => {
    const expired = { said: 'declined', code: 'cardExpired', isRetryable: false } as const;
    const card = { id: 'new', lastDay: addDays(day('2026-12-07'), 900) };
    const { events } = live(one(), {
      from,
      until: at('2026-12-20'),
      bank: ({ tries }) => (tries === 1 ? expired : { said: 'paid' }),
      actions: [{ at: at('2026-12-08'), asked: { subscriptionId: 'a', action: { kind: 'replaceCard', card } } }],
    });
    expect(toLines(events).slice(2)).toEqual([
      '2026-12-07T09:00 charge',
      '2026-12-07T09:00 declined',
      '2026-12-07T09:00 remind',
      '2026-12-09T09:00 retry',
      '2026-12-09T09:00 paid',
    ]);
  });
});

const warningsIn = (plan: AccountPlan, life: Partial<Life> = {}) =>
  toLines(
    live(plan, { from, until: at('2026-12-08'), ...life }).events.filter(
      ({ what }) => what === 'warnCard' || what === 'charge' || what === 'postpone',
    ),
  );
const acted = (when: string, action: SubscriptionAction, hour?: number) => ({
  actions: [{ at: at(when, hour), asked: { subscriptionId: 'a', action } }],
});

describe('a card that expires before the charge day', () => {
  const ending = { id: 'card', lastDay: day('2026-11-30') };
  const charged = '2026-12-07T09:00 charge';
  const warned = ['2026-12-05T09:00 warnCard', charged];

  it('causes one mail, two days before', () => {
    expect(warningsIn(one({ card: ending }))).toEqual(warned);
  });

  it.each([
    ['that ends on the day itself', { id: 'card', lastDay: day('2026-12-07') }],
    ['that ends later', { id: 'card', lastDay: day('2026-12-31') }],
    ['there is none of', null],
  ])('excludes a card %s', (_, card) => {
    expect(warningsIn(one({ card }))).toEqual([charged]);
  });

  it('causes no mail when the balance covers the price', () => {
    expect(warningsIn(one({ card: ending }, { balance: kurus(90_000) }))).toEqual([charged]);
  });

  it('causes no mail once it was replaced, or the delivery cancelled', () => {
    const card = { id: 'new', lastDay: day('2035-12-31') };
    expect([
      warningsIn(one({ card: ending }), acted('2026-12-04', { kind: 'replaceCard', card })),
      warningsIn(one({ card: ending }), acted('2026-12-04', { kind: 'skip', cycle: 2 })),
      warningsIn(one({ card: ending }), acted('2026-12-04', { kind: 'pause', until: null })),
      warningsIn(one({ card: ending }), acted('2026-12-04', { kind: 'cancel' })),
      warningsIn(one({ card: ending }), acted('2026-12-01', { kind: 'changeDate', day: day('2026-12-21') })),
    ]).toEqual([[charged], [], [], [], []]);
  });

  it('causes a mail two days before the new day of a moved delivery', () => {
    const moved = acted('2026-12-01', { kind: 'changeDate', day: day('2026-12-21') });
    expect(warningsIn(one({ card: ending }), { ...moved, until: at('2026-12-22') })).toEqual([
      '2026-12-19T09:00 warnCard',
      '2026-12-21T09:00 charge',
    ]);
  });

  it('causes a mail at once when chosen or locked in the last two days, but only one', () => {
    const card = (id: string) => ({ kind: 'replaceCard', card: { ...ending, id } }) as const;
    const { actions } = acted('2026-12-05', card('second'), 14);
    const again = [...actions, ...acted('2026-12-06', card('third')).actions];
    expect([
      warningsIn(one(), { actions: again }),
      warningsIn(one({ card: ending }), {
        until: at('2026-12-10'),
        isInStock: ({ at: when }) => when >= at('2026-12-07', 0),
      }),
    ]).toEqual([
      ['2026-12-05T14:00 warnCard', charged],
      ['2026-12-07T00:00 warnCard', charged],
    ]);
  });

  it('causes no mail once the bank can be asked, and one after a postponement', () => {
    const { plan } = live(one({ card: ending }), { from, until: at('2026-12-04') });
    const awake = (when: string) => warningsIn(plan, { from: at(when), until: at('2026-12-31') });
    expect([awake('2026-12-07'), awake('2026-12-12')]).toEqual([
      ['2026-12-07T10:00 charge'],
      ['2026-12-12T10:00 postpone', '2026-12-12T10:00 warnCard', '2026-12-14T09:00 charge'],
    ]);
  });

  it('causes no second mail after a postponement', () => {
    const { plan } = live(one({ card: ending }), { from, until: at('2026-12-06') });
    expect(warningsIn(plan, { from: at('2026-12-12'), until: at('2026-12-31') })).toEqual([
      '2026-12-12T10:00 postpone',
      '2026-12-14T09:00 charge',
    ]);
  });
});
