import { describe, expect, it } from 'vitest';
import {
  applyAction,
  applyStep,
  isRefused,
  projectDeliveries,
  type AccountPlan,
  type SubscriptionAction,
} from '../index.ts';
import { at, day, samplePlan, sampleSubscription } from '../testing.ts';

const now = at('2026-11-23');
const plan = samplePlan({ subscriptions: [sampleSubscription('a', day('2026-12-07'))] });
const act = (before: AccountPlan, asked: SubscriptionAction, when = now) =>
  applyAction(before, { subscriptionId: 'a', action: asked }, when);
const acted = (before: AccountPlan, asked: SubscriptionAction, when = now): AccountPlan => {
  const result = act(before, asked, when);
  if (isRefused(result)) throw new Error(result.code);
  return result;
};
const toMum = { kind: 'sendTo', cycle: 2, deliveryAddressId: 'mum', giftNote: null } as const;
const elsewhere = acted(plan, toMum);
const places = (of: AccountPlan, when = now) =>
  projectDeliveries(of, { now: when, count: 3 }).map(
    ({ orderDay, state, deliveryAddressId }) => `${orderDay} ${state} ${deliveryAddressId}`,
  );
const notes = (of: AccountPlan) => projectDeliveries(of, { now, count: 2 }).map(({ giftNote }) => giftNote);
const step = (before: AccountPlan, done: Parameters<typeof applyStep>[1]['done'], when: number) =>
  applyStep(before, { subscriptionId: 'a', cycle: 2, done }, when);
const lockDay = at('2026-12-04', 0);
const locked = step(
  step(elsewhere, { step: 'announce' }, at('2026-11-30', 9)),
  { step: 'lock', isInStock: true },
  lockDay,
);

describe('a delivery that goes to another address', () => {
  it('changes that delivery alone; the subscription and later ones keep theirs', () => {
    expect(places(elsewhere)).toEqual(['2026-12-07 planned mum', '2027-02-01 planned home', '2027-03-29 planned home']);
    expect(elsewhere.subscriptions[0]!.deliveryAddressId).toBe('home');
    expect(acted(elsewhere, { ...toMum, deliveryAddressId: 'home' })).toEqual(plan);
  });

  it('leaves the plan unchanged once undone', () => {
    const [before, after] = [plan.subscriptions[0]!, elsewhere.subscriptions[0]!];
    expect(acted(elsewhere, { kind: 'undo', before, after })).toEqual(plan);
  });

  it('keeps its address when moved to another day, or skipped and unskipped', () => {
    const moved = acted(elsewhere, { kind: 'changeDate', day: day('2026-12-14') });
    const skipped = acted(elsewhere, { kind: 'skip' });
    const back = acted(skipped, { kind: 'unskip' });
    expect([places(moved)[0], ...places(skipped).slice(0, 2), places(back)[0]]).toEqual([
      '2026-12-14 planned mum',
      '2026-12-07 skipped mum',
      '2027-02-01 planned home',
      '2026-12-07 planned mum',
    ]);
  });

  it('keeps its address when the subscription’s address changes', () => {
    const moved = acted(elsewhere, { kind: 'replaceAddress', deliveryAddressId: 'office', billingAddressId: 'home' });
    expect(places(moved).slice(0, 2)).toEqual(['2026-12-07 planned mum', '2027-02-01 planned office']);
  });

  it('returns to the home address only when a pause passes its day', () => {
    const long = acted(elsewhere, { kind: 'pause', until: day('2027-01-04') });
    const short = acted(elsewhere, { kind: 'pause', until: day('2026-12-01') });
    const chosen = acted(long, { kind: 'resume', day: day('2026-12-21') });
    expect([places(long), places(short), places(chosen)].map(([first]) => first)).toEqual([
      '2027-02-01 planned home',
      '2026-12-07 planned mum',
      '2026-12-21 planned home',
    ]);
  });

  it('is locked and ordered at once with its address', () => {
    const ordered = acted(elsewhere, { kind: 'orderNow' }).subscriptions[0]!.cycles;
    expect(places(locked, lockDay).slice(0, 2)).toEqual(['2026-12-07 locked mum', '2027-02-01 planned home']);
    expect(ordered.map(({ state, deliveryAddressId }) => [state, deliveryAddressId])).toEqual([
      ['ORDERED', 'mum'],
      ['PLANNED', null],
    ]);
  });

  it('alone is a gift, at home or elsewhere, until a pause moves it', () => {
    const gift = acted(plan, { ...toMum, deliveryAddressId: 'home', giftNote: 'İyi ki doğdun' });
    const paused = acted(gift, { kind: 'pause', until: day('2027-01-04') });
    expect([places(gift)[0], notes(gift), notes(paused), notes(acted(gift, { ...toMum, giftNote: '' }))]).toEqual([
      '2026-12-07 planned home',
      ['İyi ki doğdun', null],
      [null, null],
      ['', null],
    ]);
    expect(acted(gift, { ...toMum, deliveryAddressId: 'home' })).toEqual(plan);
  });

  it('is refused like the other actions: too late, paused, ended', () => {
    const office = { ...toMum, deliveryAddressId: 'office' };
    expect(act(locked, office, lockDay)).toEqual({ code: 'CUTOFF_PASSED', cutoffAt: lockDay });
    const refused = { code: 'SUBSCRIPTION_NOT_ACTIVE' };
    expect(act(acted(plan, { kind: 'pause', until: null }), office)).toEqual(refused);
    expect(act(acted(plan, { kind: 'cancel' }), office)).toEqual(refused);
  });
});
