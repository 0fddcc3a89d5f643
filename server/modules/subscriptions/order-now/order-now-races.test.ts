import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AttemptStep } from '../../attempts/testing.ts';
import { passChallenge, type Shop, startShop } from '../../checkout/testing.ts';
import { ask, attemptOf, before, order, orderingNow } from './order-now.samples.ts';
import { cyclesOf, subscribe } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
let our: ReturnType<typeof orderingNow>;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true, deadlineMs: 1500 });
  our = orderingNow(shop);
}, 60_000);
afterAll(() => shop.close());

// First in this file: it lets time pass for every subscriber there is.
test('order now in a race with the renewal job, a skip and itself charges once or not at all', async () => {
  for (const [days, hours] of [
    [-3, -9],
    [-3, -9],
    [0, 0],
    [0, 0],
  ] as const) {
    const bought = await subscribe(shop);
    const due = await our.orderDay(bought);
    const at = new Date(due.getTime() + days * 86_400_000 + hours * 3_600_000);
    const elif = await our.live(bought, new Date(at.getTime() - 1000));
    shop.clock.advance({ milliseconds: 1000 });
    const [, one, other, skipped] = await Promise.all([
      shop.runJobs('subscription-engine'),
      order(elif),
      order(elif),
      ask(elif, 'skip?version=1&cycle=2', { action: 'SKIP_NEXT', skipReasons: [] }),
    ]);
    await our.live(elif, our.day(5));
    const paid = (await our.captured(elif)).filter((row) => row.startsWith('paid'));
    const [, second] = await our.statesOf(elif);
    // A customer who saw that it is skipped pays nothing; else it was charged once, by either.
    const isSkipped = skipped.status === 200;
    expect([
      paid,
      second,
      [one.status, other.status].filter((status) => status === 200).length < 2 || isSkipped,
    ]).toEqual([isSkipped ? [] : ['paid 1 7490'], isSkipped ? '2 SKIPPED SKIPPED' : '2 ORDERED PAID', true]);
  }
});

describe('a card that needs a challenge', () => {
  test('is declined without effect, and pays at the bank’s page', async () => {
    const elif = await subscribe(shop, { card: 'storedNeedsChallenge' });
    await shop.database.db.execute(sql`update accounts set balance_kurus = 1000 where id = ${elif.accountId}`);
    const [boxes, planned] = [await our.stock(), await cyclesOf(shop, elif.subscription)];
    const declined = await order(elif, { chargedAmount: 64.9 });
    expect([declined.status, declined.body.code, declined.body.data.declineCode]).toEqual([
      402,
      'CARD_DECLINED',
      'challengeRequired',
    ]);
    const untouched = async () => [await our.stock(), await our.reserved(), await cyclesOf(shop, elif.subscription)];
    expect([await untouched(), await our.balanceOf(elif)]).toEqual([[boxes, 0, planned], 1000]);

    const asked = (await order(elif, { challenge: true, chargedAmount: 64.9 })).body.data;
    expect([asked.state, asked.money, asked.amount]).toEqual(['challenging', 'notCharged', 64.9]);
    expect([await untouched(), await our.balanceOf(elif)]).toEqual([[boxes, 1, planned], 0]);
    // While it is being paid for, it cannot be changed, and the account cannot pay for anything else.
    const refusals = [];
    for (const [path, body] of [
      ['skip?version=1&cycle=2', { action: 'SKIP_NEXT', skipReasons: [] }],
      ['unskip', undefined],
      ['pause', { until: null }],
      ['change-next-order-date', { nextOrderDate: our.today() }],
      ['undo', undefined],
      ['preview', { act: { kind: 'skip' } }],
    ] as const)
      refusals.push((await ask(elif, path, body)).body.code);
    const other = await order(elif);
    expect([refusals, other.body.code, other.body.data]).toEqual([
      [
        'DELIVERY_IN_PREPARATION',
        'DELIVERY_IN_PREPARATION',
        'DELIVERY_IN_PREPARATION',
        'DELIVERY_IN_PREPARATION',
        'NOTHING_TO_UNDO',
        'DELIVERY_IN_PREPARATION',
      ],
      'PAYMENT_IN_PROGRESS',
      { attemptId: asked.attemptId },
    ]);
    expect(await passChallenge(asked.redirectUrl)).toBe(`/account?attempt=${asked.attemptId}`);
    expect(await attemptOf(elif, asked.attemptId)).toBe('paid');
    expect([await our.captured(elif), await our.balanceOf(elif), await our.stock()]).toEqual([
      ['over 0 0', 'paid 1 6490'],
      0,
      boxes - 1,
    ]);
  });

  test('abandoned at the bank’s page is charged on the planned day', async () => {
    const elif = await subscribe(shop);
    await shop.database.db.execute(sql`update accounts set balance_kurus = 1000 where id = ${elif.accountId}`);
    const due = await our.orderDay(elif);
    const asked = (await order(elif, { challenge: true, chargedAmount: 64.9 })).body.data;
    const given = await elif.call('POST', `attempts/orderNow/${asked.attemptId}/abandon`);
    expect([given.body.data.state, await our.balanceOf(elif), await our.reserved()]).toEqual(['expired', 1000, 0]);
    await our.live(elif, new Date(due.getTime() + 3_600_000));
    expect([await our.captured(elif), await our.statesOf(elif), await our.balanceOf(elif)]).toEqual([
      ['over 0 0', 'paid 1 6490'],
      ['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED'],
      0,
    ]);
  });

  test('still at the bank’s page when the lock is due makes the renewal job wait, and is charged once', async () => {
    const bought = await subscribe(shop);
    const lock = new Date(before(await our.orderDay(bought), 3).getTime() - 9 * 3_600_000);
    const elif = await our.live(bought, new Date(lock.getTime() - 300_000));
    const asked = (await order(elif, { challenge: true })).body.data;
    shop.clock.advance({ minutes: 6 });
    await shop.runJobs('subscription-engine');
    expect(await our.statesOf(elif)).toEqual(['1 ORDERED PAID', '2 PLANNED']);
    await passChallenge(asked.redirectUrl);
    await our.live(elif, our.day(10));
    expect([await our.captured(elif), await our.statesOf(elif)]).toEqual([
      ['paid 1 7490'],
      ['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED'],
    ]);
  });

  test('is refunded in full if the subscription is cancelled meanwhile', async () => {
    const elif = await subscribe(shop);
    const boxes = await our.stock();
    const asked = (await order(elif, { challenge: true })).body.data;
    const [reason] = (await elif.call('GET', 'subscriptions/cancellation-reasons')).body.data ?? [];
    const cancelled = await ask(elif, 'cancel', { _reason: reason?._id ?? 'tooMuch' });
    expect([cancelled.status, cancelled.body.data.status]).toEqual([200, 'CANCELLED']);
    await passChallenge(asked.redirectUrl);
    expect(await attemptOf(elif, asked.attemptId)).toBe('refunded');
    expect([await our.captured(elif), await our.statesOf(elif), await our.stock(), await our.reserved()]).toEqual([
      ['over 1 0'],
      ['1 ORDERED PAID'],
      boxes,
      0,
    ]);
    expect((await our.mailsSentTo(elif)).toSorted()).toEqual(['renewal.returned', 'subscriptionCancelled']);
  });
});

const places: AttemptStep[] = [
  'insideOpen',
  'afterOpen',
  'beforeCharge',
  'afterCharge',
  'insideRecord',
  'insideFulfil',
  'afterRecord',
];

test.each(places)('a process that dies at %s leaves one capture for one order, or neither', async (place) => {
  const elif = await subscribe(shop);
  let died = 0;
  shop.setFaults({
    at(step) {
      if (step !== place || died > 0) return;
      died += 1;
      throw new Error('the process died');
    },
  });
  await order(elif);
  shop.setFaults(null);
  for (const minutes of [1, 1, 5]) {
    shop.clock.advance({ minutes });
    await shop.runJobs('reconcile-payments');
  }
  const isPaid = !['insideOpen', 'afterOpen', 'beforeCharge'].includes(place);
  const ends = { insideOpen: [], afterOpen: ['over 0 0'], beforeCharge: ['over 0 0'] } as Record<string, string[]>;
  expect([died, await our.captured(elif), await our.statesOf(elif), await our.reserved()]).toEqual([
    1,
    ends[place] ?? ['paid 1 7490'],
    isPaid ? ['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED'] : ['1 ORDERED PAID', '2 PLANNED'],
    0,
  ]);
});
