import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.ts';
import { derivePaths } from './derive-paths.ts';
import { doorFlow } from '../fixtures/door.machine.ts';
import type { AnyFlowSpec } from '../spec/flow-spec.ts';
import { machineShape } from '../machine/machine-shape.ts';
import { firstDifference, replay } from './replay.ts';
import { isPossibleInTime } from './timer-order.ts';

const path = (...events: { type: string }[]) => ({ input: 'fresh', events });
const full = (total: number) => ({ covered: total, total, missing: [] });

describe('derived paths', () => {
  it('states: every state value is reached', () => {
    expect(coverage(doorFlow, derivePaths(doorFlow, 'states')).configurations).toEqual(full(10));
  });

  it('transitions: every transition is taken and every guard answers both ways', () => {
    const { transitions, guards } = coverage(doorFlow, derivePaths(doorFlow, 'transitions'));
    expect({ transitions, guards }).toEqual({ transitions: full(10), guards: full(6) });
  });

  it('transitions, brief: every transition is taken by fewer events', () => {
    const whole = derivePaths(doorFlow, 'transitions');
    const brief = derivePaths(doorFlow, 'transitions', { brief: true });
    const events = (paths: typeof whole) => paths.reduce((sum, one) => sum + one.events.length, 0);
    expect(coverage(doorFlow, brief).transitions).toEqual(full(10));
    expect(events(brief)).toBeLessThan(events(whole));
  });

  it('only what an executor offers is derived', () => {
    const deaf: AnyFlowSpec = { ...doorFlow, offers: ({ type }) => type !== 'alarm.mute' };
    const paths = derivePaths(deaf, 'transitions', { brief: true });
    expect(paths.flatMap(({ events }) => events).filter(({ type }) => type === 'alarm.mute')).toEqual([]);
    expect(coverage(deaf, paths).transitions).toEqual({
      covered: 9,
      total: 10,
      missing: ['door.alarm.quiet alarm.mute[0]'],
    });
  });

  it('pairs: every pair of consecutive transitions is taken', () => {
    expect(coverage(doorFlow, derivePaths(doorFlow, 'pairs')).pairs).toEqual(full(46));
  });

  it('walks: the same seed gives the same walks', () => {
    const walks = derivePaths(doorFlow, 'walks', { seed: 7 });
    expect(derivePaths(doorFlow, 'walks', { seed: 7 })).toEqual(walks);
    expect(derivePaths(doorFlow, 'walks', { seed: 8 })).not.toEqual(walks);
  });

  it('no path is longer than asked for', () => {
    const longest = Math.max(
      ...derivePaths(doorFlow, 'transitions', { longest: 8 }).map(({ events }) => events.length),
    );
    expect(longest).toBeLessThanOrEqual(8);
  });

  it('coverage names what is missing', () => {
    const { transitions } = coverage(doorFlow, [{ input: 'fresh', events: [{ type: 'alarm.mute' }] }]);
    expect({ covered: transitions.covered, first: transitions.missing[0] }).toEqual({
      covered: 1,
      first: 'door.lock.closed code.enter[0]',
    });
  });

  it('every path is the same on the real actor', () => {
    const differences = [...derivePaths(doorFlow, 'pairs'), ...derivePaths(doorFlow, 'walks')].map((path) =>
      firstDifference(replay(doorFlow, path)),
    );
    expect(differences.filter((difference) => difference !== null)).toEqual([]);
  });

  it('the real actor takes what the pure machine takes, eventless transitions and timers included', () => {
    const paths = derivePaths(doorFlow, 'transitions');
    const taken = new Set(paths.flatMap((path) => [...replay(doorFlow, path).taken]));
    const { transitions } = coverage(doorFlow, paths);
    const all = machineShape(doorFlow.machine).transitions.map(({ id }) => id);
    expect(all.filter((id) => !taken.has(id))).toEqual(transitions.missing);
  });

  it('tells which paths a real clock allows', () => {
    const enter = { type: 'code.enter', code: '1234' };
    const opened = { type: 'xstate.done.actor.check', output: { name: 'Ada' } };
    expect([
      isPossibleInTime(doorFlow, path(enter, { type: 'xstate.after.deadline.door.lock.checking' })),
      isPossibleInTime(doorFlow, path(enter, opened, { type: 'xstate.after.autoClose.door.lock.open' })),
      isPossibleInTime(doorFlow, path(enter, { type: 'xstate.after.boredom.door.alarm.quiet' })),
      isPossibleInTime(doorFlow, path({ type: 'xstate.after.boredom.door.alarm.quiet' }, enter)),
    ]).toEqual([true, true, false, true]);
  });
});
