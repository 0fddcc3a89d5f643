import { describe, expect, it } from 'vitest';
import { doorFlow } from '../fixtures/door.machine.ts';
import { flowGraphs, shortestPathTo, walkPath } from './flow-graph.ts';
import { MissingSampleError } from '../machine/offered-events.ts';

const boredom = 'xstate.after.boredom.door.alarm.quiet';
const checkingTimer = 'xstate.after.deadline.door.lock.checking';

describe('the reachable graph', () => {
  it('records the transitions, guards, effects and timers of each step', () => {
    const [, entered, refused] = walkPath(doorFlow, {
      input: 'fresh',
      events: [{ type: 'code.enter', code: '1234' }, { type: checkingTimer }],
    });
    expect({ ...entered, snapshot: entered!.snapshot.value }).toEqual({
      status: 'active',
      snapshot: { lock: 'checking', alarm: 'quiet' },
      taken: ['door.lock.closed code.enter[0]'],
      passed: [],
      asked: ['door.lock.closed code.enter[0] yes'],
      effects: [
        { kind: 'timer', name: checkingTimer, payload: { event: { type: checkingTimer }, delay: 8000 } },
        { kind: 'call', name: 'check', payload: { src: 'checkCode', input: { code: '1234' } } },
      ],
      timers: new Map([
        [boredom, { id: boredom, event: { type: boredom }, delay: 60_000 }],
        [checkingTimer, { id: checkingTimer, event: { type: checkingTimer }, delay: 8000 }],
      ]),
      answered: [],
    });
    expect({ taken: refused!.taken, value: refused!.snapshot.value, timers: [...refused!.timers.keys()] }).toEqual({
      taken: ['door.lock.checking after deadline[0]'],
      value: { lock: 'timedOut', alarm: 'quiet' },
      timers: [boredom],
    });
  });

  it('holds every state once, nearest first, each with a shortest path', () => {
    const [graph] = flowGraphs(doorFlow);
    const locked = graph!.nodes.find(({ visit }) => visit.snapshot.matches({ lock: 'locked' }))!;
    expect({
      nodes: graph!.nodes.length,
      deepest: graph!.nodes.at(-1)!.depth,
      toLocked: shortestPathTo(locked).events.map(({ type }) => type),
    }).toEqual({
      nodes: 26,
      deepest: 7,
      toLocked: [
        'code.enter',
        'xstate.error.actor.check',
        'code.enter',
        'xstate.error.actor.check',
        'code.enter',
        'xstate.error.actor.check',
      ],
    });
  });

  it('names a missing sample', () => {
    const { outcomes: _, ...withoutOutcomes } = doorFlow;
    for (const spec of [withoutOutcomes, { ...doorFlow, outcomes: {} }])
      expect(() => flowGraphs(spec)).toThrow(
        new MissingSampleError(
          'door: the service invoked as "check" has no samples. Add outcomes.check = { done: {…}, failed: {…} } to door.spec.ts.',
        ),
      );
    expect(() =>
      flowGraphs({ ...doorFlow, outcomes: { check: { done: { known: { name: 'Ada' } }, failed: {} } } }),
    ).toThrow('door: "check" has an onError but no failed sample. Add outcomes.check.failed.{kind} to door.spec.ts.');
  });

  it('stops at the limit of states', () => {
    expect(() => flowGraphs({ ...doorFlow, limits: { states: 5 } })).toThrow(
      'door: more than 5 states with input "fresh".',
    );
  });

  it('names the known inputs when one is unknown', () => {
    expect(() => walkPath(doorFlow, { input: 'member', events: [] })).toThrow('door: no input "member". Known: fresh.');
  });
});
