import { and, assign, createMachine, fromPromise, not, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { checkAnatomy, missingParts } from './check-anatomy.ts';
import { checkInvariants, checkWaysOut } from './check-invariants.ts';
import { coverage } from '../paths/coverage.ts';
import { derivePaths } from '../paths/derive-paths.ts';
import { doorFlow, doorMachine } from '../fixtures/door.machine.ts';
import type { AnyFlowSpec, FlowSpec } from '../spec/flow-spec.ts';
import { killMutants } from '../mutants/kill-mutants.ts';
import { checkRandomWalks } from '../random-walks.ts';
import { firstDifference, replay } from '../paths/replay.ts';
import { checkSneakPaths } from '../paths/sneak-paths.ts';

const wrongCode = ['code.enter', 'xstate.error.actor.check'];

describe('invariants', () => {
  it('hold, with the number of checks', () => {
    expect(checkInvariants(doorFlow)).toEqual([
      { name: 'the flow never stops in an error', checked: 81, counterExample: null },
      { name: 'nobody stays inside a closed door', checked: 81, counterExample: null },
    ]);
  });

  it('break with a shortest path', () => {
    const spec = {
      ...doorFlow,
      invariants: [{ name: 'the door never locks', holds: (snapshot) => !snapshot.matches({ lock: 'locked' }) }],
    } satisfies FlowSpec<typeof doorMachine>;
    const [, result] = checkInvariants(spec);
    expect(result!.counterExample!.events.map(({ type }) => type)).toEqual([...wrongCode, ...wrongCode, ...wrongCode]);
  });

  it('an unhandled failure is found without an invariant for it', () => {
    const deaf = setup({
      types: { context: {} as { tries: number } },
      actors: { call: fromPromise<null>(() => Promise.reject(new Error('call is not connected'))) },
      guards: { isFirstTry: ({ context }) => context.tries === 0 },
      actions: { countTry: assign({ tries: 1 }) },
    }).createMachine({
      id: 'deaf',
      context: { tries: 0 },
      initial: 'calling',
      states: {
        calling: {
          invoke: {
            id: 'call',
            src: 'call',
            onError: { guard: 'isFirstTry', target: 'calling', reenter: true, actions: 'countTry' },
          },
        },
      },
    });
    const spec = {
      name: 'deaf',
      machine: deaf,
      inputs: { only: undefined },
      events: {},
      outcomes: { call: { done: { ok: null }, failed: { offline: 'offline' } } },
      project: ({ context }) => context.tries,
      invariants: [],
    } satisfies FlowSpec<typeof deaf>;
    expect(checkInvariants(spec).map(({ counterExample }) => counterExample!.events.map(({ type }) => type))).toEqual([
      ['xstate.error.actor.call', 'xstate.error.actor.call'],
    ]);
  });

  it('ways out: the longest is measured, and the state without one is found', () => {
    const spec = {
      ...doorFlow,
      waysOut: [
        {
          name: 'the door opens within two steps unless locked',
          from: (snapshot) => !snapshot.matches({ lock: 'locked' }),
          to: (snapshot) => snapshot.matches({ lock: 'open' }),
          within: 2,
        },
        { name: 'the door always opens', to: (snapshot) => snapshot.matches({ lock: 'open' }) },
      ],
    } satisfies FlowSpec<typeof doorMachine>;
    const [left, promised, broken] = checkWaysOut(spec);
    expect(left).toEqual({ name: 'every state that is no end can be left', farthest: 1, counterExample: null });
    expect(promised).toEqual({
      name: 'the door opens within two steps unless locked',
      farthest: 2,
      counterExample: null,
    });
    expect(broken!.counterExample!.events.map(({ type }) => type)).toEqual([...wrongCode, ...wrongCode, ...wrongCode]);
  });
});

const trapOf = (type: 'atomic' | 'final') =>
  setup({ types: { events: {} as { type: 'lid.open' } } }).createMachine({
    id: 'trap',
    initial: 'open',
    states: { open: { on: { 'lid.open': 'shut' } }, shut: { type } },
  });

const stuckIn = (machine: ReturnType<typeof trapOf>) => {
  const spec = { name: 'trap', machine, inputs: { only: undefined }, events: {}, outcomes: {}, project: () => null };
  return checkWaysOut(spec satisfies FlowSpec<typeof machine>)[0]!.counterExample;
};

it('a state without a way out is found, with the path to it; a final state is no dead end', () => {
  expect(stuckIn(trapOf('atomic'))).toEqual({ input: 'only', events: [{ type: 'lid.open' }] });
  expect(stuckIn(trapOf('final'))).toBeNull();
});

describe('mutants', () => {
  const suite = [...derivePaths(doorFlow, 'states'), ...derivePaths(doorFlow, 'transitions')];

  it('are all noticed by the derived suite', () => {
    const { total, killed, killedByExtra, survived } = killMutants(doorFlow, suite);
    expect({ total, killed, killedByExtra, survived }).toEqual({
      total: 47,
      killed: 47,
      killedByExtra: [],
      survived: [],
    });
  });

  it('survive where a sample is missing', () => {
    const spec = { ...doorFlow, events: { 'code.enter': [{ code: '1234' }] } } satisfies FlowSpec<typeof doorMachine>;
    expect(killMutants(spec, derivePaths(spec, 'transitions')).survived).toEqual([
      'drop guard isCodeTyped at door.lock.closed code.enter[0]',
      'drop guard isCodeTyped at door.lock.timedOut code.enter[0]',
    ]);
  });

  it('are hunted through the whole graph when the given paths miss them', () => {
    const { killed, killedByExtra, survived } = killMutants(doorFlow, []);
    expect({ killed, extra: killedByExtra.length, survived }).toEqual({ killed: 0, extra: 47, survived: [] });
    expect(
      killedByExtra.find(({ mutant }) => mutant === 'drop entry ring at door.lock.locked')!.path.events,
    ).toHaveLength(6);
  });

  it('with an excuse that is not needed are reported', () => {
    const spec = { ...doorFlow, equivalent: [{ mutant: 'delete door.alarm.quiet alarm.mute[0]', reason: 'wrong' }] };
    expect(killMutants(spec, suite).outdated).toEqual(['delete door.alarm.quiet alarm.mute[0]']);
  });
});

describe('sneak paths', () => {
  it('lists the events each state ignores, and none has an effect', () => {
    const results = checkSneakPaths(doorFlow);
    expect(results.find(({ state }) => state === '{"lock":"open","alarm":"muted"}')).toEqual({
      state: '{"lock":"open","alarm":"muted"}',
      ignored: ['code.enter #1', 'code.enter #2', 'alarm.mute', 'check done: known'],
      disturbing: [],
    });
    expect(results.flatMap(({ disturbing }) => disturbing)).toEqual([]);
  });
});

describe('an impure machine', () => {
  let calls = 0;
  const impure = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'count.up' } },
    actions: { count: assign({ count: () => (calls += 1) }) },
  }).createMachine({ id: 'impure', context: { count: 0 }, on: { 'count.up': { actions: 'count' } } });
  const spec = {
    name: 'impure',
    machine: impure,
    inputs: { only: undefined },
    events: {},
    outcomes: {},
    project: ({ context }) => Math.min(context.count, 2),
    invariants: [],
  } satisfies FlowSpec<typeof impure>;

  it('differs between the pure machine and the real actor', () => {
    const difference = firstDifference(replay(spec, { input: 'only', events: [{ type: 'count.up' }] }));
    expect(difference && { step: difference.step, event: difference.actual.event }).toEqual({
      step: 1,
      event: 'count.up',
    });
  });

  it('counts the transitions of the real actor, not those of the pure machine', () => {
    let asked = 0;
    const wavering = setup({ guards: { isFirst: () => (asked += 1) === 1 } }).createMachine({
      id: 'wavering',
      on: { go: { guard: 'isFirst', actions: () => {} }, stay: { actions: () => {} } },
    });
    const flow: AnyFlowSpec = { ...spec, name: 'wavering', machine: wavering, project: () => null };
    const path = { input: 'only', events: [{ type: 'go' }, { type: 'stay' }] };
    expect([...replay(flow, path).taken]).toEqual(['wavering stay[0]']);
    asked = 0;
    expect(coverage(flow, [path]).transitions.missing).toEqual([]);
  });

  it('fails on a random walk, shrunk to one event', () => {
    expect(checkRandomWalks(spec)!.path).toEqual({ input: 'only', events: [{ type: 'count.up' }] });
  });
});

describe('anatomy', () => {
  it('lists missing descriptions, handlers and deadlines', () => {
    const careless = setup({
      actors: { wait: fromPromise<string, { code: string }>(() => Promise.reject(new Error())) },
    }).createMachine({
      id: 'careless',
      initial: 'waiting',
      states: { waiting: { invoke: { src: 'wait', input: { code: '' } } } },
    });
    expect(checkAnatomy({ machine: careless })).toEqual([
      'careless.waiting is not described in both languages',
      'careless.waiting does not say what happens when "wait" fails (onError)',
      'careless.waiting does not say what happens when "wait" is done (onDone)',
      'careless.waiting waits for "wait" without a deadline (after)',
    ]);
  });

  it('names actions and guards that setup() does not have', () => {
    const torn = createMachine({
      id: 'torn',
      initial: 'here',
      entry: 'greet',
      states: { here: { on: { go: { guard: and(['isOpen', not('isLate')]), target: 'there' } } }, there: {} },
    });
    expect(missingParts(torn)).toEqual([
      'torn names the action "greet", which setup() does not have',
      'torn.here go[0] names the guard "isOpen", which setup() does not have',
      'torn.here go[0] names the guard "isLate", which setup() does not have',
    ]);
    expect(missingParts(doorMachine)).toEqual([]);
  });
});
