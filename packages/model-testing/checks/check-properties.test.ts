import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkPath } from './check-path.ts';
import { checkProperties, propertyProblem } from './check-properties.ts';
import { callerFlow, callers } from '../fixtures/caller.machine.ts';
import { doorFlow } from '../fixtures/door.machine.ts';
import type { AnyFlowSpec } from '../spec/flow-spec.ts';
import { checkRandomWalks } from '../random-walks.ts';

const [givenUp, oneAtATime, onRequest] = callerFlow.properties.map(({ name }) => name);
const callerOf = (machine: (typeof callers)[keyof typeof callers]): AnyFlowSpec => ({ ...callerFlow, machine });

/** By property: its problem, and the types of the events that show it. */
const problemsOf = (spec: AnyFlowSpec) =>
  Object.fromEntries(
    checkProperties(spec).flatMap((result) => {
      const problem = propertyProblem(result);
      return problem
        ? [[result.name, [problem, ...(result.counterExample?.events ?? []).map(({ type }) => type)]]]
        : [];
    }),
  );

it('a flow that keeps its properties has no problem, and the runs of each are counted', () => {
  expect(problemsOf(callerOf(callers.correct))).toEqual({});
  expect(checkProperties(doorFlow)).toEqual(
    doorFlow.properties.map(({ name }) => ({
      name,
      result: 'kept',
      runs: expect.any(Number) as number,
      inconclusive: 0,
      counterExample: null,
      reason: null,
    })),
  );
});

it('the example of the README is in the tested door machine', () => {
  const [, example] = /### Properties over time[^]*?```ts\n([^]*?)```/.exec(
    readFileSync(`${import.meta.dirname}/../README.md`, 'utf8'),
  )!;
  const source = readFileSync(`${import.meta.dirname}/../fixtures/door.machine.ts`, 'utf8');
  expect(source.replaceAll(/^ {2}/gm, '')).toContain(example);
});

const patience = 'xstate.after.patience.caller.calling';

it.each<[keyof typeof callers, Record<string, string[]>]>([
  ['patient', { [givenUp!]: ['broken: then nothing more happens by itself', 'call'] }],
  [
    'stubborn',
    {
      [givenUp!]: ['broken: then it goes on in a circle', 'call', patience],
      [oneAtATime!]: ['broken: happened at the last event', 'call', patience],
    },
  ],
  ['slow', { [givenUp!]: ['broken: not within 5000 ms', 'call', patience, 'xstate.after.patience.caller.pausing'] }],
  ['hasty', { [oneAtATime!]: ['broken: happened at the last event', 'call', 'call'] }],
  ['restless', { [onRequest!]: ['broken: does not hold after the last event', 'xstate.after.redial.caller.silent'] }],
])('a %s caller breaks a property by a shortest path', (name, problems) => {
  expect(problemsOf(callerOf(callers[name]))).toEqual(problems);
});

/** A property without a time limit: the call only has to end. */
const endless = (machine: (typeof callers)[keyof typeof callers], silence?: number): AnyFlowSpec => ({
  ...callerFlow,
  machine,
  limits: silence === undefined ? {} : { silence },
  properties: [{ ...callerFlow.properties[0]!, within: Infinity }],
});

it('an endless cycle breaks a property without a time limit', () => {
  expect(problemsOf(endless(callers.stubborn))).toEqual({
    [givenUp!]: ['broken: then it goes on in a circle', 'call', patience],
  });
});

it('a run that a bound ends is inconclusive, not passed', () => {
  const spec = endless(callers.counting, 3);
  const [result] = checkProperties(spec, []);
  expect(result).toEqual({
    name: givenUp,
    result: 'inconclusive',
    runs: 2,
    inconclusive: 1,
    counterExample: {
      input: 'only',
      events: [{ type: 'call' }, ...Array.from({ length: 3 }, () => ({ type: patience }))],
    },
    reason: 'then the bound on timers ends the run',
  });
  expect(propertyProblem(result!)).toEqual('inconclusive in 1 of 2 runs: then the bound on timers ends the run');
  expect(checkRandomWalks(spec)?.reason).toEqual(`inconclusive: ${givenUp} (then the bound on timers ends the run)`);
});

it('a property that no run begins is a problem', () => {
  const spec = { ...doorFlow, properties: [{ name: 'a window opens', after: () => false, eventually: () => true }] };
  expect(checkProperties(spec).map(propertyProblem)).toEqual(['no run begins it']);
});

it('a property is checked on random walks too, and the walk is shrunk', () => {
  expect(checkRandomWalks(callerOf(callers.hasty))).toEqual({
    path: { input: 'only', events: [{ type: 'call' }, { type: 'call' }] },
    reason: `broken: ${oneAtATime} (happened at the last event)`,
  });
});

it('a path that broke a property breaks it again', () => {
  const [, broken] = checkProperties(callerOf(callers.hasty));
  expect(checkPath(callerOf(callers.hasty), broken!.counterExample!)).toEqual({
    path: broken!.counterExample,
    reason: `broken: ${oneAtATime} (happened at the last event)`,
  });
  expect(checkPath(callerOf(callers.correct), broken!.counterExample!)).toEqual(null);
});
