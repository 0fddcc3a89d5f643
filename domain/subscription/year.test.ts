import { describe, expect, it } from 'vitest';
import { dayOf, startOfDay } from '../calendar/index.ts';
import { projectDeliveries, type RequestedAction } from './index.ts';
import { live } from './life.testing.ts';
import { FROM, lives, one, UNTIL, type GivenYear } from './lives.testing.ts';
import { MAILS_OF_STEPS, naiveYear } from './naive-shop.testing.ts';
import { at, day, line, samplePlan, version } from './testing.ts';

/** The renewal job's events in the same year. */
const lived = ({ plan, actions = [], turns = [], bank }: GivenYear) =>
  live(plan, {
    from: at(FROM, 0),
    until: at(UNTIL, 23),
    actions: actions.map(([when, action, subscriptionId = 'a']) => ({
      at: at(when, 12),
      asked: { subscriptionId, action } satisfies RequestedAction,
    })),
    turns: turns.map(([when, turn]) => ({ at: at(when, 12), turn })),
    ...(bank && { bank }),
  });
const year = (given: GivenYear) => lived(given).events;

/** Events in the naive shop's format. */
const planned = (given: GivenYear): string[] =>
  year(given)
    .filter(({ what }) => ['paid', 'declined', 'giveUp', 'refused'].includes(what))
    .map(({ at: when, subscriptionId, what, amount }) => `${dayOf(when)} ${subscriptionId} ${what} ${amount}`);

const mailsOf = (given: GivenYear): string[] =>
  year(given)
    .filter(({ what }) => MAILS_OF_STEPS.includes(what))
    .map(({ at: when, what }) => `${dayOf(when)} ${what}`)
    .toSorted();

const isKept = (event: string) => !event.includes(' refused ');

describe('a year of', () => {
  it.each(lives)(
    '$name matches the naive shop to the kuruş, the day and the mail',
    ({ given, shop, captures, charged, elsewhere = [] }) => {
      const events = planned(given);
      const naive = naiveYear(shop, FROM, UNTIL);
      expect(events.filter(isKept)).toEqual(naive.events);
      expect(mailsOf(given)).toEqual(naive.mails.filter((mail) => MAILS_OF_STEPS.includes(mail.split(' ')[1]!)));
      const paid = events.filter((event) => event.includes(' paid '));
      expect([paid.length, paid.reduce((all, event) => all + Number(event.split(' ')[3]), 0)]).toEqual([
        captures,
        charged,
      ]);
      const cycles = lived(given).plan.subscriptions.flatMap((subscription) => subscription.cycles);
      const sentAway = cycles.filter(
        ({ state, deliveryAddressId }) => state === 'ORDERED' && deliveryAddressId !== null,
      );
      expect(sentAway.map(({ orderDay }) => orderDay)).toEqual(elsewhere);
    },
  );

  it('a plain subscription matches the projection of its first day', () => {
    const { plan } = lives[0]!.given;
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
      actions: [
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
