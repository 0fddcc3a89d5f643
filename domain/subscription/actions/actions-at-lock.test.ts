import { expect, test } from 'vitest';
import { day, at, line, samplePlan, sampleSubscription, version } from '../testing.ts';
import {
  type AccountPlan,
  applyAction,
  applyStep,
  isRefused,
  nextStep,
  projectDeliveries,
  type SubscriptionAction,
} from '../index.ts';

const subscriptionId = 'one';
const sold = (price: number) => ({ versions: [version(`${price}`, price, '2024-01-01')], goneFrom: null });
const prices = { pads: sold(10_000), liners: sold(5000), tampons: sold(7000) };
const locked = at('2026-11-07', 0);
const noon = at('2026-11-07', 12);

/** The second box, of 10 November: announced, and at its lock on 7 November. */
function atLock(isInStock: boolean, lines = [line('pads')]): AccountPlan {
  const plan = samplePlan({
    prices,
    subscriptions: [sampleSubscription(subscriptionId, day('2026-11-10'), { lines })],
  });
  const announced = applyStep(plan, { subscriptionId, cycle: 2, done: { step: 'announce' } }, at('2026-11-03', 9));
  return applyStep(announced, { subscriptionId, cycle: 2, done: { step: 'lock', isInStock } }, locked);
}

function after(plan: AccountPlan, action: SubscriptionAction, now = noon): AccountPlan {
  const acted = applyAction(plan, { subscriptionId, action }, now);
  if (isRefused(acted)) throw new Error(acted.code);
  return acted;
}

const cyclesOf = ({ subscriptions: [one] }: AccountPlan) =>
  one!.cycles.map(({ cycle, state, orderDay, waitsForStock }) => [cycle, state, orderDay, waitsForStock]).slice(-3);
const stepOf = ({ subscriptions: [one] }: AccountPlan, now: number) => {
  const planned = one!.cycles.find(({ state }) => state === 'PLANNED')!;
  return nextStep(one!, planned, { now })?.step;
};

test('a box that waited for stock is announced again when its pause ends', () => {
  const paused = after(atLock(false), { kind: 'pause', until: null });
  const resumed = after(paused, { kind: 'resume' }, at('2026-11-09', 12));
  const [[, state, orderDay, waits]] = cyclesOf(resumed).slice(-1) as [unknown[]];
  expect([state, orderDay !== '2026-11-10', waits, stepOf(resumed, at('2026-11-09', 12))]).toEqual([
    'PLANNED',
    true,
    null,
    'announce',
  ]);
});

test('a box that waits for stock can be cancelled until it is in stock', () => {
  const waiting = atLock(false);
  for (const action of [{ kind: 'skip' }, { kind: 'skip', cycle: 2 }] as const)
    expect(cyclesOf(after(waiting, action)).slice(-2)).toEqual([
      [2, 'SKIPPED', '2026-11-10', null],
      [3, 'PLANNED', '2027-01-05', null],
    ]);
});

test('an edit for all boxes after the lock is not replaced by the locked box’s one-time edit', () => {
  const plan = atLock(true, [line('pads'), line('liners', { scope: 'once', quantity: 5 })]);
  const lines = [{ id: 'new', item: 'tampons', quantity: 2 }];
  const edited = after(plan, { kind: 'edit', scope: 'always', lines });
  const skipped = after(edited, { kind: 'skip', cycle: 2 });
  const coming = projectDeliveries(skipped, { now: noon, count: 1 }).filter(({ state }) => state === 'planned');
  expect(coming.map((box) => [box.cycle, box.lines.map(({ key, quantity }) => [key, quantity])])).toEqual([
    [3, [['new', 2]]],
  ]);
  const asBefore = after(plan, { kind: 'skip', cycle: 2 });
  const next = projectDeliveries(asBefore, { now: noon, count: 1 }).find(({ state }) => state === 'planned');
  expect(next!.lines.map(({ quantity }) => quantity)).toEqual([5]);
});

test('ordering a locked box at once leaves later boxes on the days their customer chose', () => {
  const plan = atLock(true);
  const orderNow = { kind: 'orderNow', cycle: 2 } as const;
  const skipped = after(after(plan, { kind: 'skip', cycle: 3 }), orderNow);
  expect(cyclesOf(skipped).map(([cycle, state, orderDay]) => [cycle, state, orderDay])).toEqual([
    [2, 'ORDERED', '2026-11-07'],
    [3, 'SKIPPED', '2027-01-05'],
    [4, 'PLANNED', '2027-03-02'],
  ]);
  const moved = after(after(plan, { kind: 'changeDate', cycle: 3, day: day('2027-02-02') }), orderNow);
  expect(cyclesOf(moved).at(-1)).toEqual([3, 'PLANNED', '2027-02-02', null]);
  expect(cyclesOf(after(plan, orderNow)).at(-1)).toEqual([3, 'PLANNED', '2027-01-02', null]);
});
