import { kurus } from '../money/index.ts';
import type { AccountPlan, BankWord, PlannedSubscription, SubscriptionAction } from './index.ts';
import { box, leave, numberOf, textOf, type NaiveShop } from './naive-shop.testing.ts';
import { day, promoRule, samplePlan, sampleSubscription, version } from './testing.ts';

export const FROM = '2026-11-23';
export const UNTIL = '2027-11-22';

export type GivenYear = {
  readonly plan: AccountPlan;
  readonly actions?: readonly (readonly [when: string, action: SubscriptionAction, subscriptionId?: string])[];
  readonly turns?: readonly (readonly [when: string, turn: (plan: AccountPlan) => AccountPlan])[];
  readonly bank?: (asked: { subscriptionId: string; cycle: number; tries: number }) => BankWord;
};

const declined = (code: 'insufficientFunds' | 'cardExpired' | 'challengeRequired' | null): BankWord => ({
  said: 'declined',
  code,
  isRetryable: true,
});
const subscription = (id: string, firstDay: string, changed: Partial<PlannedSubscription> = {}) =>
  sampleSubscription(id, day(firstDay), { lastOrderDay: day(textOf(numberOf(firstDay) - 56)), ...changed });
export const one = (firstDay: string, changed: Partial<PlannedSubscription> = {}, plan: Partial<AccountPlan> = {}) =>
  samplePlan({ ...plan, subscriptions: [subscription('a', firstDay, changed)] });
const flat = () => 10_110;

/** `acted`: mails about the customer's actions, by day. `elsewhere`: order days of deliveries to another address. */
export type LifeStory = {
  name: string;
  captures: number;
  charged: number;
  acted?: readonly string[];
  elsewhere?: readonly string[];
  given: GivenYear;
  shop: NaiveShop;
};

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

/** All in Turkey's calendar of 2026 and 2027: the feasts are from 8 to 11 March and from 15 to 19 May 2027. */
export const lives: readonly LifeStory[] = [
  {
    name: 'plain',
    captures: 7,
    charged: 70_770,
    given: { plan: one('2026-12-07') },
    shop: { boxes: [box('a', '2026-12-07')], balance: 0, price: flat, diary: {} },
  },
  {
    name: 'skipper',
    captures: 6,
    charged: 60_660,
    acted: [
      '2026-11-30 subscriptionChanged',
      '2027-02-10 subscriptionChanged',
      '2027-02-11 subscriptionChanged',
      '2027-06-01 subscriptionChanged',
    ],
    given: {
      plan: one('2026-12-07'),
      actions: [
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
    acted: ['2026-11-25 subscriptionChanged', '2027-04-12 subscriptionChanged'],
    given: {
      plan: one('2026-12-07', { intervalDays: 28 }),
      actions: [
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
    name: 'one box for another recipient',
    captures: 6,
    charged: 60_660,
    acted: [
      '2027-01-20 subscriptionChanged',
      '2027-05-10 subscriptionChanged',
      '2027-05-11 subscriptionChanged',
      '2027-09-01 subscriptionChanged',
      '2027-09-02 subscriptionChanged',
    ],
    elsewhere: ['2027-02-01'],
    given: {
      plan: one('2026-12-07'),
      actions: [
        ['2027-01-20', { kind: 'sendTo', deliveryAddressId: 'elsewhere', giftNote: 'İyi ki doğdun' }],
        ['2027-05-10', { kind: 'sendTo', deliveryAddressId: 'elsewhere', giftNote: null }],
        ['2027-05-11', { kind: 'skip' }],
        ['2027-09-01', { kind: 'sendTo', deliveryAddressId: 'elsewhere', giftNote: null }],
        ['2027-09-02', { kind: 'sendTo', deliveryAddressId: 'home', giftNote: null }],
      ],
    },
    shop: {
      boxes: [box('a', '2026-12-07')],
      balance: 0,
      price: flat,
      diary: { '2027-05-11': (shop) => leave(shop.boxes[0]!) },
    },
  },
  {
    name: 'student whose tag ends',
    captures: 7,
    charged: 7 * 10_110 - 3 * 1011,
    given: {
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
    given: { plan: one('2026-12-07', {}, { prices: dear, notices: { a: { 'pads-2': day('2026-12-20') } } }) },
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
    given: { plan: one('2026-12-07', {}, { prices: dear }) },
    shop: { boxes: [box('a', '2026-12-07')], balance: 0, price: flat, diary: {} },
  },
  {
    name: 'card that ends',
    captures: 1,
    charged: 10_110,
    given: {
      plan: one('2026-12-07', { card: { id: 'card', lastDay: day('2026-12-31') } }),
      bank: ({ cycle }) => (cycle > 2 ? declined('cardExpired') : { said: 'paid' }),
    },
    shop: {
      boxes: [box('a', '2026-12-07', { cardEnds: numberOf('2026-12-31') })],
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
    given: {
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
    given: {
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
    given: { plan: one('2026-12-07', {}, { balance: kurus(1000) }), bank: () => declined('insufficientFunds') },
    shop: { boxes: [box('a', '2026-12-07')], balance: 1000, price: flat, diary: {}, bank: () => 'soft' },
  },
  {
    name: 'pause over the feast',
    captures: 6,
    charged: 60_660,
    acted: ['2027-03-01 subscriptionChanged'],
    given: {
      plan: one('2026-12-07'),
      actions: [['2027-03-01', { kind: 'pause', until: day('2027-05-20') }]],
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
    acted: ['2027-11-01 subscriptionCancelled'],
    given: {
      plan: samplePlan({
        balance: kurus(35_000),
        subscriptions: [subscription('a', '2026-12-07'), subscription('b', '2026-12-07', { intervalDays: 28 })],
      }),
      actions: [['2027-11-01', { kind: 'cancel' }, 'b']],
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
    given: { plan: one('2026-12-07', { card: null }), bank: () => declined(null) },
    shop: { boxes: [box('a', '2026-12-07')], balance: 0, price: flat, diary: {}, bank: () => 'noCard' },
  },
];
