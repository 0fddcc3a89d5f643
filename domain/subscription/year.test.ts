import { describe, expect, it } from 'vitest';
import { dayOf, startOfDay } from '../calendar/index.ts';
import { kurus } from '../money/index.ts';
import {
  projectDeliveries,
  type AccountPlan,
  type ActAsked,
  type BankWord,
  type PlannedSubscription,
  type SubscriptionAct,
} from './index.ts';
import { live } from './life.testing.ts';
import { box, leave, naiveLife, numberOf, textOf, type NaiveShop } from './naive-shop.testing.ts';
import { at, day, line, promoRule, samplePlan, sampleSubscription, version } from './testing.ts';

const FROM = '2026-11-23';
const UNTIL = '2027-11-22';

type Told = {
  readonly plan: AccountPlan;
  readonly acts?: readonly (readonly [when: string, act: SubscriptionAct, subscriptionId?: string])[];
  readonly turns?: readonly (readonly [when: string, turn: (plan: AccountPlan) => AccountPlan])[];
  readonly bank?: (asked: { subscriptionId: string; cycle: number; tries: number }) => BankWord;
};

/** What the plan's engine does in the same year, told in the same words. */
function planned({ plan, acts = [], turns = [], bank }: Told): string[] {
  const { events } = live(plan, {
    from: at(FROM, 0),
    until: at(UNTIL, 23),
    acts: acts.map(([when, act, subscriptionId = 'a']) => ({
      at: at(when, 12),
      asked: { subscriptionId, act } satisfies ActAsked,
    })),
    turns: turns.map(([when, turn]) => ({ at: at(when, 12), turn })),
    ...(bank && { bank }),
  });
  return events
    .filter(({ what }) => ['paid', 'declined', 'giveUp', 'refused'].includes(what))
    .map(({ at: when, subscriptionId, what, amount }) => `${dayOf(when)} ${subscriptionId} ${what} ${amount}`);
}

const declined = (code: 'insufficientFunds' | 'cardExpired' | 'challengeRequired' | null): BankWord => ({
  said: 'declined',
  code,
  isRetryable: true,
});
const subscription = (id: string, firstDay: string, changed: Partial<PlannedSubscription> = {}) =>
  sampleSubscription(id, day(firstDay), { lastOrderDay: day(textOf(numberOf(firstDay) - 56)), ...changed });
const one = (firstDay: string, changed: Partial<PlannedSubscription> = {}, plan: Partial<AccountPlan> = {}) =>
  samplePlan({ ...plan, subscriptions: [subscription('a', firstDay, changed)] });
const flat = () => 10_110;

type LifeStory = { name: string; captures: number; charged: number; told: Told; shop: NaiveShop };

const dear = {
  pads: {
    versions: [version('pads-1', 10_110, '2024-01-01'), version('pads-2', 12_000, '2026-12-01', '2027-02-01')],
    goneFrom: null,
  },
};
const nextDay = (shop: NaiveShop, nominal: string): void => {
  shop.boxes[0]!.nominal = numberOf(nominal);
  shop.boxes[0]!.order = numberOf(nominal);
};

/** Each in Turkey's calendar of 2026 and 2027: the feasts are from 8 to 11 March and from 15 to 19 May 2027. */
const lives: readonly LifeStory[] = [
  {
    name: 'plain',
    captures: 7,
    charged: 70_770,
    told: { plan: one('2026-12-07') },
    shop: { boxes: [box('a', '2026-12-07')], balance: 0, price: flat, diary: {} },
  },
  {
    name: 'skipper',
    captures: 6,
    charged: 60_660,
    told: {
      plan: one('2026-12-07'),
      acts: [
        ['2026-11-30', { kind: 'skip' }],
        ['2027-02-10', { kind: 'skip' }],
        ['2027-02-11', { kind: 'unskip' }],
        ['2027-06-01', { kind: 'skipTo', day: day('2027-08-02') }],
      ],
    },
    shop: {
      boxes: [box('a', '2026-12-07')],
      balance: 0,
      price: flat,
      diary: {
        '2026-11-30': (shop) => leave(shop.boxes[0]!),
        '2027-06-01': (shop) => nextDay(shop, '2027-08-02'),
      },
    },
  },
  {
    name: 'mover',
    captures: 13,
    charged: 131_430,
    told: {
      plan: one('2026-12-07', { intervalDays: 28 }),
      acts: [
        ['2026-11-25', { kind: 'changeDate', day: day('2026-12-14') }],
        ['2027-04-12', { kind: 'changeDate', day: day('2027-04-24') }],
        ['2027-04-13', { kind: 'changeDate', day: day('2027-04-25') }],
      ],
    },
    shop: {
      boxes: [box('a', '2026-12-07', { every: 28 })],
      balance: 0,
      price: flat,
      diary: {
        '2026-11-25': (shop) => nextDay(shop, '2026-12-14'),
        '2027-04-12': (shop) => nextDay(shop, '2027-04-24'),
      },
    },
  },
  {
    name: 'student whose tag ends',
    captures: 7,
    charged: 7 * 10_110 - 3 * 1011,
    told: {
      plan: one(
        '2026-12-07',
        { promo: { code: 'X', left: null } },
        { isStudent: true, promos: { X: { rule: promoRule({ kind: 'student' }), renewals: null } } },
      ),
      turns: [['2027-04-20', (plan) => ({ ...plan, isStudent: false })]],
    },
    shop: {
      boxes: [box('a', '2026-12-07')],
      balance: 0,
      price: (_, orderDay) => (orderDay < numberOf('2027-04-23') ? 10_110 - 1011 : 10_110),
      diary: {},
    },
  },
  {
    name: 'price rise with notice',
    captures: 7,
    charged: 10_110 + 6 * 12_000,
    told: { plan: one('2026-12-07', {}, { prices: dear, notices: { a: { 'pads-2': day('2026-12-20') } } }) },
    shop: {
      boxes: [box('a', '2026-12-07')],
      balance: 0,
      price: (_, orderDay) => (orderDay < numberOf('2027-02-01') ? 10_110 : 12_000),
      diary: {},
    },
  },
  {
    name: 'price rise without notice',
    captures: 7,
    charged: 70_770,
    told: { plan: one('2026-12-07', {}, { prices: dear }) },
    shop: { boxes: [box('a', '2026-12-07')], balance: 0, price: flat, diary: {} },
  },
  {
    name: 'card that ends',
    captures: 1,
    charged: 10_110,
    told: { plan: one('2026-12-07'), bank: ({ cycle }) => (cycle > 2 ? declined('cardExpired') : { said: 'paid' }) },
    shop: {
      boxes: [box('a', '2026-12-07')],
      balance: 0,
      price: flat,
      diary: {},
      bank: (_, today) => (today > numberOf('2026-12-31') ? 'hard' : 'paid'),
    },
  },
  {
    name: 'card whose bank wants its customer (5010), who does not come once',
    captures: 6,
    charged: 60_660,
    told: {
      plan: one('2026-12-07'),
      bank: ({ cycle }) => (cycle === 3 ? declined('challengeRequired') : { said: 'paid' }),
    },
    shop: {
      boxes: [box('a', '2026-12-07')],
      balance: 0,
      price: flat,
      diary: {},
      bank: (_, today) => (today === numberOf('2027-02-01') ? 'authenticate' : 'paid'),
    },
  },
  {
    name: 'soft, then paid',
    captures: 7,
    charged: 70_770,
    told: {
      plan: one('2026-12-07'),
      bank: ({ cycle, tries }) => (cycle === 3 && tries < 3 ? declined('insufficientFunds') : { said: 'paid' }),
    },
    shop: {
      boxes: [box('a', '2026-12-07')],
      balance: 0,
      price: flat,
      diary: {},
      bank: (_, today) => (today >= numberOf('2027-02-01') && today < numberOf('2027-02-04') ? 'soft' : 'paid'),
    },
  },
  {
    name: 'never pays',
    captures: 0,
    charged: 0,
    told: { plan: one('2026-12-07', {}, { balance: kurus(1000) }), bank: () => declined('insufficientFunds') },
    shop: { boxes: [box('a', '2026-12-07')], balance: 1000, price: flat, diary: {}, bank: () => 'soft' },
  },
  {
    name: 'pause over the feast',
    captures: 6,
    charged: 60_660,
    told: {
      plan: one('2026-12-07'),
      acts: [['2027-03-01', { kind: 'pause', until: day('2027-05-20') }]],
    },
    shop: {
      boxes: [box('a', '2026-12-07')],
      balance: 0,
      price: flat,
      diary: { '2027-03-01': (shop) => (shop.boxes[0]!.paused = numberOf('2027-05-20')) },
    },
  },
  {
    name: 'two subscriptions on one balance',
    captures: 19,
    charged: 19 * 10_110 - 35_000,
    told: {
      plan: samplePlan({
        balance: kurus(35_000),
        subscriptions: [subscription('a', '2026-12-07'), subscription('b', '2026-12-07', { intervalDays: 28 })],
      }),
      acts: [['2027-11-01', { kind: 'cancel' }, 'b']],
    },
    shop: {
      boxes: [box('a', '2026-12-07'), box('b', '2026-12-07', { every: 28 })],
      balance: 35_000,
      price: flat,
      diary: { '2027-11-01': (shop) => (shop.boxes[1]!.ended = true) },
    },
  },
  {
    name: 'charity, which pays by link',
    captures: 0,
    charged: 0,
    told: { plan: one('2026-12-07', { card: null }), bank: () => declined(null) },
    shop: { boxes: [box('a', '2026-12-07')], balance: 0, price: flat, diary: {}, bank: () => 'noCard' },
  },
];

const isKept = (event: string) => !event.includes(' refused ');

describe('a year of', () => {
  it.each(lives)('$name is the naive shop’s, to the kuruş and the day', ({ told, shop, captures, charged }) => {
    const events = planned(told);
    expect(events.filter(isKept)).toEqual(naiveLife(shop, FROM, UNTIL));
    const paid = events.filter((event) => event.includes(' paid '));
    expect([paid.length, paid.reduce((all, event) => all + Number(event.split(' ')[3]), 0)]).toEqual([
      captures,
      charged,
    ]);
  });

  it('a plain subscription is what its first day projected', () => {
    const { plan } = lives[0]!.told;
    const until = startOfDay(day(UNTIL));
    const projected = projectDeliveries(plan, { now: at(FROM, 0), count: 8 });
    expect(planned({ plan })).toEqual(
      projected
        .filter(({ orderDay }) => startOfDay(orderDay) <= until)
        .map(({ orderDay, price }) => `${orderDay} a paid ${price.chargedAmount}`),
    );
  });

  it('extras and an edit for one delivery are charged once', () => {
    const prices = {
      ...samplePlan().prices,
      liners: { versions: [version('liners-1', 850, '2024-01-01')], goneFrom: null },
    };
    const paid = planned({
      plan: one('2026-12-07', {}, { prices }),
      acts: [
        ['2026-11-30', { kind: 'setExtras', lines: [{ id: 'x', item: 'liners', quantity: 2 }] }],
        ['2027-01-20', { kind: 'edit', scope: 'once', lines: [{ id: 'y', item: 'liners', quantity: 3 }] }],
        ['2027-03-01', { kind: 'edit', scope: 'always', lines: [line('pads', { quantity: 2 })], intervalDays: 84 }],
      ],
    });
    expect(paid).toEqual([
      '2026-12-07 a paid 12110',
      '2027-02-01 a paid 2550',
      '2027-03-29 a paid 20220',
      '2027-06-21 a paid 20220',
      '2027-09-13 a paid 20220',
    ]);
  });
});
