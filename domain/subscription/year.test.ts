import { describe, expect, it } from 'vitest';
import { CARRIER_HOLIDAYS, dayOf, startOfDay } from '../calendar/index.ts';
import { kurus } from '../money/index.ts';
import {
  projectDeliveries,
  type AccountPlan,
  type ActAsked,
  type BankWord,
  type PlannedSubscription,
  type SubscriptionAct,
} from './index.ts';
import { at, day, line, live, promoRule, samplePlan, sampleSubscription, version } from './testing.ts';

/**
 * A second shop, without projection or steps: it walks from day to day and looks at the calendar on the wall. It knows
 * nothing of the code it judges; each life below tells it, in its own words, what to do on which day.
 */
type NaiveBox = {
  id: string;
  every: number;
  nominal: number;
  order: number;
  last: number;
  paused?: number | 'open';
  owed?: { amount: number; fromBalance: number; since: number; tries: number; hard: boolean };
  lockedAmount?: number;
  lockedFromBalance?: number;
  unpaid: number;
  ended?: boolean;
};
type NaiveShop = {
  boxes: NaiveBox[];
  balance: number;
  /** Kuruş before the balance, of a day on which it is locked. */
  price: (box: NaiveBox, orderDay: number, nth: number) => number;
  /** What happens on a day, after the morning's work. */
  diary: Readonly<Record<string, (shop: NaiveShop) => void>>;
  bank?: (box: NaiveBox, dayNumber: number) => 'paid' | 'soft' | 'hard' | 'authenticate' | 'noCard';
};

const DAY = 86_400_000;
const numberOf = (raw: string): number => Date.parse(`${raw}T00:00:00Z`) / DAY;
const textOf = (dayNumber: number): string => new Date(dayNumber * DAY).toISOString().slice(0, 10);
const closed = new Set<string>(CARRIER_HOLIDAYS);
const isOpen = (dayNumber: number): boolean =>
  new Date(dayNumber * DAY).getUTCDay() !== 0 && !closed.has(textOf(dayNumber));

function naiveOrderDay(nominal: number, notBefore: number): number {
  for (let back = nominal; back >= notBefore; back -= 1) if (isOpen(back)) return back;
  let forth = Math.max(nominal, notBefore);
  while (!isOpen(forth)) forth += 1;
  return forth;
}

function leave(box: NaiveBox): void {
  box.last = box.order;
  box.nominal += box.every;
  box.order = naiveOrderDay(box.nominal, box.last + 14);
}

function naiveLife(shop: NaiveShop, from: string, until: string): string[] {
  const told: string[] = [];
  const counts = new Map<string, number>();
  const running = new Map<string, { order: number; amount: number; fromBalance: number }>();
  for (let today = numberOf(from); today <= numberOf(until); today += 1) {
    const say = (box: NaiveBox, what: string, amount: number) =>
      told.push(`${textOf(today)} ${box.id} ${what} ${amount}`);
    for (const box of shop.boxes) {
      if (box.owed && today === box.owed.since + 8) {
        say(box, 'giveUp', box.owed.amount);
        shop.balance += box.owed.fromBalance;
        box.unpaid += 1;
        if (box.unpaid > 1 || box.owed.hard) box.paused = 'open';
        delete box.owed;
      }
      if (typeof box.paused === 'number' && today === box.paused - 7) {
        const earliest = Math.max(box.paused, today + 7, box.last + 14);
        while (box.nominal < earliest) box.nominal += box.every;
        box.order = naiveOrderDay(box.nominal, earliest);
        delete box.paused;
      }
    }
    const due = shop.boxes.filter((box) => !box.ended && box.paused === undefined && today === box.order - 3);
    for (const box of due) {
      const nth = (counts.get(box.id) ?? 0) + 1;
      counts.set(box.id, nth);
      const gross = shop.price(box, box.order, nth);
      const fromBalance = Math.min(gross, shop.balance);
      shop.balance -= fromBalance;
      running.set(box.id, { order: box.order, amount: gross - fromBalance, fromBalance });
      leave(box);
    }
    for (const box of shop.boxes) {
      const parcel = running.get(box.id);
      const isFirst = parcel?.order === today;
      const isRetry = box.owed && box.owed.tries < 9 && !box.owed.hard && [1, 3, 6].some((ahead) => box.owed?.since === today - ahead);
      if (!isFirst && !isRetry) continue;
      const amount = parcel?.amount ?? box.owed?.amount ?? 0;
      const answer = shop.bank?.(box, today) ?? 'paid';
      if (isFirst) running.delete(box.id);
      if (answer === 'paid') {
        say(box, 'paid', amount);
        delete box.owed;
        box.unpaid = 0;
      } else {
        say(box, 'declined', amount);
        box.owed ??= { amount, fromBalance: parcel?.fromBalance ?? 0, since: today, tries: 1, hard: answer !== 'soft' };
        if (answer === 'authenticate' || answer === 'noCard') box.owed.hard = false;
        if (answer !== 'soft' && answer !== 'hard') box.owed.tries = 9;
      }
    }
    shop.diary[textOf(today)]?.(shop);
  }
  return told;
}

const FROM = '2026-11-23';
const UNTIL = '2027-11-22';

const box = (id: string, firstDay: string, changed: Partial<NaiveBox> = {}): NaiveBox => ({
  id,
  every: 56,
  nominal: numberOf(firstDay),
  order: naiveOrderDay(numberOf(firstDay), 0),
  last: numberOf(firstDay) - 56,
  unpaid: 0,
  ...changed,
});

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

describe('a year of', () => {
  it.each(lives)('$name is the naive shop’s, to the kuruş and the day', ({ told, shop, captures, charged }) => {
    const events = planned(told);
    const isKept = (event: string) => !event.includes(' refused ');
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
