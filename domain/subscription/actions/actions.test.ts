import { describe, expect, it } from 'vitest';
import { kurus } from '../../money/index.ts';
import {
  applyAction,
  applyStep,
  fitToPeriod,
  isRefused,
  lastOrderDayBefore,
  nextStep,
  orderDayRange,
  projectDeliveries,
  skippedSlots,
  type AccountPlan,
  type IntervalDays,
  type PlannedSubscription,
  type SubscriptionAction,
} from '../index.ts';
import { CARRIER_HOLIDAYS } from '../../calendar/index.ts';
import { at, day, line, samplePlan, sampleSubscription, version } from '../testing.ts';

const holidays = new Set(CARRIER_HOLIDAYS);
const now = at('2026-11-23');
const one = (changed: Partial<PlannedSubscription> = {}, plan: Partial<AccountPlan> = {}): AccountPlan =>
  samplePlan({ ...plan, subscriptions: [sampleSubscription('a', day('2026-12-07'), changed)] });
const act = (plan: AccountPlan, asked: SubscriptionAction, when = now) =>
  applyAction(plan, { subscriptionId: 'a', action: asked }, when);
const acted = (plan: AccountPlan, asked: SubscriptionAction, when = now): AccountPlan => {
  const result = act(plan, asked, when);
  if (isRefused(result)) throw new Error(result.code);
  return result;
};
const step = (
  plan: AccountPlan,
  cycle: number,
  done: Parameters<typeof applyStep>[1]['done'],
  when = now,
): AccountPlan => applyStep(plan, { subscriptionId: 'a', cycle, done }, when);
const lockedAt = at('2026-12-04', 0);
const locked = (plan = one()): AccountPlan =>
  step(step(plan, 2, { step: 'announce' }, at('2026-11-30', 9)), 2, { step: 'lock', isInStock: true }, lockedAt);
const states = (plan: AccountPlan) => plan.subscriptions[0]!.cycles.map(({ cycle, state }) => `${cycle} ${state}`);
const slots = (plan: AccountPlan) => skippedSlots(plan.subscriptions[0]!, now).map(({ cycle }) => cycle);
const charging = (plan = locked()) => step(plan, 2, { step: 'ask' }, at('2026-12-07', 9));
const due = (plan = charging()) =>
  step(
    plan,
    2,
    { step: 'answer', word: { said: 'declined', code: 'insufficientFunds', isRetryable: true } },
    at('2026-12-07', 9),
  );

const reminded = (plan: AccountPlan) => step(plan, 2, { step: 'remind', mail: 'failed' });

const window = (earliest: string, latest: string) => ({ window: { earliest: day(earliest), latest: day(latest) } });

describe('an action is refused', () => {
  it('for an unknown, ended or paused subscription', () => {
    const ended = acted(one(), { kind: 'cancel' });
    const cancelled = { code: 'SUBSCRIPTION_NOT_ACTIVE' };
    expect(applyAction(one(), { subscriptionId: 'z', action: { kind: 'skip' } }, now)).toEqual({ code: 'NOT_FOUND' });
    expect((['skip', 'unskip', 'orderNow', 'cancel', 'resume'] as const).map((kind) => act(ended, { kind }))).toEqual(
      Array.from({ length: 5 }, () => cancelled),
    );
    const paused = acted(one(), { kind: 'pause', until: null });
    expect([act(paused, { kind: 'skip' }), act(paused, { kind: 'changeDate', day: day('2026-12-14') })]).toEqual([
      cancelled,
      cancelled,
    ]);
  });

  it('from the cutoff on, with the instant, but not a moment before', () => {
    const announced = step(one(), 2, { step: 'announce' }, at('2026-11-30', 9));
    const late = { code: 'CUTOFF_PASSED', cutoffAt: lockedAt };
    expect(isRefused(act(announced, { kind: 'skip' }, lockedAt - 1))).toBe(false);
    expect([
      act(announced, { kind: 'skip' }, lockedAt),
      act(announced, { kind: 'changeDate', day: day('2026-12-14') }, lockedAt),
      act(announced, { kind: 'setExtras', lines: [] }, lockedAt),
      act(acted(announced, { kind: 'skip' }, lockedAt - 1), { kind: 'unskip' }, lockedAt),
    ]).toEqual([late, late, late, late]);
    expect(act(charging(), { kind: 'skip' })).toEqual(late);
  });

  it('without a skip to reverse', () => {
    expect(act(one(), { kind: 'unskip' })).toEqual({ code: 'NOT_SKIPPED' });
  });

  it('on unavailable days', () => {
    const range = { code: 'DATE_OUT_OF_RANGE', earliest: '2026-11-27', latest: '2027-05-22' };
    const move = (raw: string) => act(one(), { kind: 'changeDate', day: day(raw) });
    expect(['2026-11-26', '2026-12-13', '2027-03-09', '2027-05-23'].map(move)).toEqual([range, range, range, range]);
    expect(isRefused(move('2026-11-27')) || isRefused(move('2027-05-22'))).toBe(false);
    const recent = sampleSubscription('a', day('2026-12-07'), { lastOrderDay: day('2026-11-20') });
    expect(orderDayRange(recent, { now, holidays }).earliest).toBe('2026-12-04');
    expect(act(one(), { kind: 'pause', until: day('2026-11-23') })).toEqual({
      code: 'DATE_OUT_OF_RANGE',
      earliest: '2026-11-24',
      latest: '2027-11-23',
    });
  });

  it('for unavailable or invalid lines', () => {
    const gone = one(
      {},
      { prices: { pads: { versions: [version('p', 1, '2024-01-01')], goneFrom: day('2026-11-01') } } },
    );
    const lines = [line('pads')];
    expect([
      act(gone, { kind: 'edit', scope: 'always', lines }),
      act(gone, { kind: 'orderNow' }),
      act(one(), { kind: 'edit', scope: 'always', lines: [] }),
      act(one(), { kind: 'setExtras', lines: [line('pads', { quantity: 100 })] }),
      act(one(), { kind: 'rename', name: '  ' }),
    ]).toEqual([
      { code: 'ITEM_UNAVAILABLE', items: ['pads'] },
      { code: 'ITEM_UNAVAILABLE', items: ['pads'] },
      { code: 'INVALID', field: 'lines' },
      { code: 'INVALID', field: 'quantity' },
      { code: 'INVALID', field: 'name' },
    ]);
  });

  it('while the bank is asked, and an undo after the lock', () => {
    expect([act(charging(), { kind: 'orderNow' }), act(charging(), { kind: 'replaceCard', card: null })]).toEqual([
      { code: 'DELIVERY_IN_PREPARATION' },
      { code: 'DELIVERY_IN_PREPARATION' },
    ]);
    const [before, after] = [one().subscriptions[0]!, acted(one(), { kind: 'rename', name: 'B' }).subscriptions[0]!];
    expect(act(locked(), { kind: 'undo', before, after }, lockedAt)).toEqual({
      code: 'CUTOFF_PASSED',
      cutoffAt: lockedAt,
    });
  });
});

describe('cancelling', () => {
  it('a locked delivery gives back balance and extras; the bank is never asked', () => {
    const rich = one({ lines: [line('pads'), line('pads', { scope: 'extra' })] }, { balance: kurus(500) });
    const frozen = locked(rich);
    expect([frozen.balance, frozen.subscriptions[0]!.lines.length]).toEqual([0, 1]);
    const back = acted(frozen, { kind: 'skip' }, lockedAt + 1);
    expect([back.balance, back.subscriptions[0]!.lines, states(back)]).toEqual([
      500,
      rich.subscriptions[0]!.lines,
      ['2 SKIPPED', '3 PLANNED'],
    ]);
  });

  it('a due delivery keeps the subscription; cancelling the latter drops the delivery, also when refused late', () => {
    expect(states(acted(due(), { kind: 'skip' }))).toEqual(['2 DROPPED', '3 PLANNED']);
    expect(acted(due(), { kind: 'skip' }).subscriptions[0]!.status).toBe('ACTIVE');
    expect(states(acted(due(), { kind: 'cancel' }))).toEqual(['2 DROPPED']);
    const ended = acted(charging(), { kind: 'cancel' });
    const refused = due(ended);
    expect([states(ended), states(refused), refused.subscriptions[0]!.status]).toEqual([
      ['2 CHARGING'],
      ['2 DROPPED'],
      'CANCELLED',
    ]);
  });

  it('is undone while nothing was locked meanwhile', () => {
    const before = one().subscriptions[0]!;
    const ended = acted(one(), { kind: 'cancel' });
    const after = ended.subscriptions[0]!;
    expect(acted(ended, { kind: 'undo', before, after })).toEqual(one());
    expect(act(acted(one(), { kind: 'orderNow' }), { kind: 'undo', before, after })).toMatchObject({
      code: 'CUTOFF_PASSED',
    });
  });

  it('undo keeps later payment tries and mails, and the end of a pause', () => {
    const declined = { said: 'declined', code: 'insufficientFunds', isRetryable: true } as const;
    const undone = (plan: AccountPlan, asked: SubscriptionAction, since: (plan: AccountPlan) => AccountPlan) => {
      const did = acted(plan, asked);
      const later = since(did);
      const [before, after] = [plan.subscriptions[0]!, did.subscriptions[0]!];
      return { later, back: acted(later, { kind: 'undo', before, after }, at('2026-12-09')).subscriptions[0]! };
    };
    const retried = (plan: AccountPlan) =>
      step(step(step(plan, 2, { step: 'ask' }), 2, { step: 'answer', word: declined }, at('2026-12-08', 9)), 2, {
        step: 'remind',
        mail: 'failed',
      });
    const renamed = undone(due(), { kind: 'rename', name: 'B' }, retried);
    expect(renamed.back).toEqual({ ...renamed.later.subscriptions[0]!, name: 'Aboneliğim' });
    expect([renamed.back.cycles[0]!.due?.tries, renamed.back.cycles[0]!.due?.mails]).toEqual([2, ['failed']]);
    // Undoing restores the earlier card, and removes the try that the new one was to have.
    const card = { id: 'other', lastDay: day('2035-12-31') };
    const carded = undone(due(), { kind: 'replaceCard', card }, reminded);
    const { due: owed } = carded.back.cycles[0]!;
    expect([carded.back.card?.id, owed?.cardChangedAt, owed?.mails]).toEqual(['card', null, ['failed']]);
    const resting = acted(one(), { kind: 'pause', until: day('2026-12-08') });
    const resumed = undone(resting, { kind: 'rename', name: 'B' }, (plan) => step(plan, 2, { step: 'resume' }));
    expect([resumed.back.status, resumed.back.pause, resumed.back.name]).toEqual(['ACTIVE', null, 'Aboneliğim']);
  });

  it('undo is refused after the engine ended the pause or the subscription', () => {
    const undo = (plan: AccountPlan, asked: SubscriptionAction, since: Parameters<typeof step>[2]) => {
      const did = acted(plan, asked);
      const [before, after] = [plan.subscriptions[0]!, did.subscriptions[0]!];
      return act(step(did, 2, since), { kind: 'undo', before, after });
    };
    const resting = acted(one(), { kind: 'pause', until: null });
    const refused = { code: 'NOTHING_TO_UNDO' };
    expect(undo(resting, { kind: 'rename', name: 'B' }, { step: 'endPause' })).toEqual(refused);
    expect(undo(resting, { kind: 'pause', until: day('2026-12-08') }, { step: 'resume' })).toEqual(refused);
  });

  it('leaves no step for the engine, whatever is planned', () => {
    const [subscription] = one().subscriptions;
    const ended = { ...subscription!, status: 'CANCELLED' as const };
    expect(nextStep(ended, ended.cycles[0]!, { now: at('2026-12-08', 9) })).toBeNull();
  });
});

describe('ordering at once', () => {
  it('drops deliveries skipped before it, so they cannot return after the paid box', () => {
    const skipped = acted(one(), { kind: 'skip' });
    const ordered = acted(skipped, { kind: 'orderNow' });
    expect([states(ordered), slots(skipped), slots(ordered)]).toEqual([
      ['2 SKIPPED', '3 ORDERED', '4 PLANNED'],
      [2],
      [],
    ]);
    expect(act(ordered, { kind: 'unskip' })).toEqual({ code: 'CUTOFF_PASSED', cutoffAt: lockedAt });
  });

  it('restarts the rhythm today, whether or not the next box was locked', () => {
    const days = (plan: AccountPlan) =>
      projectDeliveries(plan, { now: lockedAt, count: 2 }).map(({ orderDay }) => orderDay);
    expect(states(acted(one(), { kind: 'orderNow' }))).toEqual(['2 ORDERED', '3 PLANNED']);
    expect(days(acted(one(), { kind: 'orderNow' }))).toEqual(['2027-01-18', '2027-03-15']);
    expect(days(acted(locked(), { kind: 'orderNow' }, lockedAt))).toEqual(['2027-01-29', '2027-03-26']);
  });
});

describe('the delivery before the period', () => {
  const reported = { start: day('2026-11-15'), cycleDays: 28 };

  it('arrives, at the latest, the day before it starts', () => {
    expect([lastOrderDayBefore(day('2026-12-13'), holidays), lastOrderDayBefore(day('2027-03-12'), holidays)]).toEqual([
      '2026-12-08',
      '2027-03-02',
    ]);
  });

  it('otherwise reports by how much it is late, and the last order day', () => {
    expect(fitToPeriod(window('2026-12-09', '2026-12-11'), reported, holidays)).toEqual({
      start: '2026-12-13',
      daysLate: null,
      orderBy: '2026-12-08',
    });
    expect(fitToPeriod(window('2026-12-16', '2026-12-18'), reported, holidays)).toEqual({
      start: '2026-12-13',
      daysLate: { least: 3, most: 5 },
      orderBy: '2026-12-08',
    });
  });
});

describe('an edit', () => {
  it('of the rhythm alone keeps the coming lines, one-time and discontinued ones too', () => {
    const lines = [line('pads'), line('liners', { scope: 'once' }), line('gone', { scope: 'extra' })];
    const plan = one({ lines });
    const edited = acted(plan, { kind: 'edit', scope: 'always', intervalDays: 84 });
    expect(edited).toEqual({ ...plan, subscriptions: [{ ...plan.subscriptions[0]!, intervalDays: 84 }] });
    const odd = 30 as IntervalDays;
    expect(act(plan, { kind: 'edit', scope: 'always', intervalDays: odd })).toEqual({
      code: 'INVALID',
      field: 'intervalDays',
    });
    const announced = step(plan, 2, { step: 'announce' }, at('2026-11-30', 9));
    expect(act(announced, { kind: 'edit', scope: 'always', intervalDays: 84, cycle: 2 }, lockedAt)).toEqual({
      code: 'CUTOFF_PASSED',
      cutoffAt: lockedAt,
    });
  });

  it('keeps the price of existing lines; only new ones get today’s', () => {
    const risen = [version('pads-1', 10110, '2024-01-01'), version('pads-2', 13000, '2026-11-01', '2026-12-31')];
    const liners = [version('liners-1', 5000, '2024-01-01'), version('liners-2', 6000, '2026-11-01', '2026-12-31')];
    const prices = {
      pads: { versions: risen, goneFrom: null },
      liners: { versions: liners, goneFrom: null },
    };
    const edited = acted(one({}, { prices }), {
      kind: 'edit',
      scope: 'always',
      lines: [line('pads', { quantity: 2 }), { id: 'new', item: 'liners', quantity: 1 }],
      intervalDays: 84,
    });
    const [next] = projectDeliveries(edited, { now, count: 1 });
    expect(next!.price.grossOriginalAmount).toBe(2 * 10110 + 6000);
  });
});
