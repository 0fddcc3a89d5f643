import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import {
  checkAnatomy,
  checkPostconditions,
  coverage,
  derivePaths,
  eventLabel,
  everyEvent,
  mutants,
  serviceName,
} from 'model-testing';
import { chartGraph, descriptionOf, type ExplorerConfig } from 'machine-explorer';
import { run } from 'machine-cli';
import explorer from '../../../explorer.config.ts';
import { counterFlow } from '../foreign/machines/counter/counter.spec.ts';
import { crossingFlow } from '../foreign/machines/crossing/crossing.spec.ts';
import { fetchFlow } from '../foreign/machines/fetch/fetch.spec.ts';
import { greetingFlow } from '../foreign/machines/greeting/greeting.spec.ts';

/** Machines in the style of XState's public examples; `npm run packages:try` takes them to an empty project. */
const machines = 'tests/explorer/foreign/machines';

async function command(...args: string[]): Promise<{ code: number; out: string; complaints: string }> {
  let out = '';
  let complaints = '';
  const config: ExplorerConfig = { ...explorer, languages: ['en'] };
  const code = await run(config, [...args, '--machines', machines], {
    write: (text) => (out += text),
    complain: (text) => (complaints += text),
  });
  return { code, out, complaints };
}

const tooMany =
  'counter: more than 4000 states with input "zero". A counter in project() is not clamped, or limits.states is too low.';

describe('an invocation without an id', () => {
  it('is called by its src in samples, paths, edges and mutants', () => {
    expect(
      derivePaths(greetingFlow, 'transitions').map(({ events }) =>
        events.map((event) => eventLabel(greetingFlow, event)),
      ),
    ).toEqual([
      ['readGreeting done: hello', 'makeLoud done: loud'],
      ['readGreeting failed: offline'],
      ['readGreeting done: hello', 'makeLoud failed: hoarse'],
    ]);
    expect(everyEvent(fetchFlow).map(({ type }) => type)).toEqual([
      'FETCH',
      'RETRY',
      'xstate.done.actor.0.fetch.loading',
      'xstate.error.actor.0.fetch.loading',
    ]);
    const { edges } = chartGraph(fetchFlow, { language: 'en', within: {} });
    expect(edges.flatMap(({ labels }) => labels.map(({ text }) => text))).toEqual([
      'FETCH',
      'fetchUser: answers',
      'fetchUser: fails',
      'RETRY',
    ]);
    expect(mutants(fetchFlow.machine).map(({ id }) => id)).toContain('delete fetch.loading fetchUser done[0]');
  });

  it('is called by its src in postconditions', () => {
    const promised = checkPostconditions({
      ...fetchFlow,
      postconditions: [
        { name: 'a profile that came is shown', on: ['fetchUser.done.found'], to: ['success'] },
        {
          name: 'it is asked for by its number',
          on: ['FETCH'],
          to: (_after, _before, _event, { asked }) => JSON.stringify(asked) === '{"fetchUser":{"userId":"42"}}',
        },
      ],
    });
    expect(promised.map(({ checked, counterExample, problem }) => [checked, counterExample, problem])).toEqual([
      [1, null, null],
      [1, null, null],
    ]);
  });

  it('keeps its number where its state invokes that src twice', () => {
    const twice = setup({ actors: { load: fromPromise(() => Promise.resolve()) } }).createMachine({
      id: 'twice',
      invoke: [{ src: 'load' }, { src: 'load' }],
    });
    expect(['0.twice', '1.twice', 'named'].map((id) => serviceName(twice, id))).toEqual([
      '0.twice',
      '1.twice',
      'named',
    ]);
  });
});

describe('a final state that is left in the step that enters it', () => {
  it('is reached by the paths to all states, and by a path to itself', async () => {
    const { code, out } = await command('--coverage', 'crossing');
    expect([code, out.split('\n')[1]]).toEqual([
      0,
      'crossing      2   11/11             6/6          6/6     0/0    2/8    6/6  not promised  not promised',
    ]);
    const { out: way } = await command('crossing', '--to', 'stop');
    expect(
      way
        .split('\n')
        .filter((line) => line.includes('→'))
        .map((line) => line.split('→')[1]),
    ).toEqual([
      ' working.cars.waiting working.walkers.green.walk',
      ' working.cars.waiting working.walkers.green.hurry',
      ' working.cars.waiting working.walkers.red',
    ]);
  });
});

it('the paths to all states include a state that is on no shortest path', () => {
  const machine = setup({}).createMachine({
    id: 'detour',
    initial: 'here',
    states: {
      here: { on: { SKIP: 'there', GO: 'box' } },
      box: { initial: 'end', states: { end: { type: 'final' } }, onDone: 'there' },
      there: {},
    },
  });
  const flow = { name: 'detour', machine, inputs: { any: undefined }, events: {}, project: () => null };
  expect(derivePaths(flow, 'states').map(({ events }) => events)).toEqual([[{ type: 'SKIP' }], [{ type: 'GO' }]]);
  expect(coverage(flow, derivePaths(flow, 'states')).states.missing).toEqual([]);
});

describe('a flow beyond its state limit', () => {
  it.each([
    ['paths', ['counter']],
    ['a way', ['counter', '--to', 'counting']],
    ['coverage', ['--coverage', 'counter']],
    ['checks', ['--check', 'counter']],
  ])('is reported in a message: %s', async (_, args) => {
    expect(await command(...args)).toEqual({ code: 1, out: '', complaints: `✗ ${tooMany}\n` });
  });

  it('does not stop the other flows from being counted', async () => {
    const { code, out, complaints } = await command('--coverage');
    expect([code, out.split('\n').map((line) => line.split(' ')[0]), complaints]).toEqual([
      1,
      ['flow', 'crossing', 'fetch', 'greeting', ''],
      `✗ ${tooMany}\n`,
    ]);
    expect(() => derivePaths(counterFlow, 'states')).toThrow(tooMany);
  });
});

/** Breaches of the two flows that are about missing words. */
const unspoken = (languages?: readonly ('tr' | 'en')[]) =>
  [fetchFlow, greetingFlow]
    .flatMap((flow) => checkAnatomy(flow, languages))
    .filter((breach) => !breach.includes('deadline'));

describe('one language', () => {
  it('suffices where the project says so', () => {
    expect(unspoken(['en'])).toEqual([]);
    expect(unspoken(['tr'])).toEqual(
      ['reading', 'shouting', 'said', 'failed'].map((state) => `greeting.${state} is not described in "tr"`),
    );
    expect(unspoken().length).toEqual(8);
    expect(
      checkAnatomy({ machine: crossingFlow.machine, words: { 'state.dark': { en: 'Dark' } } }, ['tr']).at(-1),
    ).toEqual('words["state.dark"] is not said in "tr"');
  });

  it('is shown in place of a missing one', () => {
    expect(descriptionOf(greetingFlow, { path: ['said'] }, 'tr')).toEqual('It is said.');
    expect(descriptionOf(fetchFlow, fetchFlow.machine.getStateNodeById('fetch.idle'), 'tr')).toEqual(
      'Nothing is asked yet.',
    );
  });
});
