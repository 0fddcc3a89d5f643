import { describe, expect, it } from 'vitest';
import { checkPostconditions } from './check-postconditions.ts';
import { derivePaths } from '../paths/derive-paths.ts';
import { doorFlow, type doorMachine } from '../fixtures/door.machine.ts';
import { exploreFlow } from '../paths/flow-graph.ts';
import type { FlowSpec, Postcondition } from '../spec/flow-spec.ts';
import { killMutants, noticedIn } from '../mutants/kill-mutants.ts';
import { mutants } from '../mutants/mutants.ts';
import { observeCopy } from '../machine/observed-machine.ts';

const withPostconditions = (postconditions: readonly Postcondition<typeof doorMachine>[]) =>
  ({ ...doorFlow, postconditions }) satisfies FlowSpec<typeof doorMachine>;

/** The postconditions broken by a mutant of the door, with the mutant as the only machine. */
function brokenIn(id: string) {
  const broken = mutants(doorFlow.machine).find((mutant) => mutant.id === id)!;
  return checkPostconditions(doorFlow, exploreFlow(doorFlow, observeCopy(broken.make()))).flatMap(
    ({ name, counterExample, problem }) =>
      counterExample ? [[name, counterExample.events.map(({ type }) => type)]] : problem ? [[name, problem]] : [],
  );
}

describe('postconditions about steps', () => {
  it('hold, and each is checked', () => {
    const results = checkPostconditions(doorFlow);
    expect(results.filter(({ counterExample, problem }) => counterExample ?? problem)).toEqual([]);
    expect(results.map(({ checked }) => checked)).toEqual([12, 12, 6, 6, 6, 12, 26]);
  });

  it('break with a shortest path in a mutant without the original machine', () => {
    expect(brokenIn('retarget to door.lock.timedOut: door.lock.open door.close[0]')).toEqual([
      ['an open door closes, also by itself', ['code.enter', 'xstate.done.actor.check', 'door.close']],
    ]);
    expect(brokenIn('negate guard isCodeTyped at door.lock.closed code.enter[0]').slice(0, 2)).toEqual([
      ['a code that is typed is checked', ['code.enter']],
      ['a blank code changes nothing', ['code.enter']],
    ]);
  });

  it('with a `from` are checked in its states even where the event is not handled', () => {
    expect(brokenIn('delete door.lock.timedOut code.enter[0]')).toEqual([
      ['a code that is typed is checked', ['code.enter', 'xstate.after.deadline.door.lock.checking', 'code.enter']],
    ]);
  });

  it('report a deadline that never comes', () => {
    expect(brokenIn('delete door.alarm.quiet after boredom[0]')).toEqual([
      ['the alarm can be muted, and mutes itself', 'no reachable step puts it to the test with after.boredom'],
    ]);
  });

  it('report that they check nothing', () => {
    const spec = withPostconditions([
      { name: 'bells', on: ['code.enter'], to: ['lock.ringing'] },
      { name: 'never', on: ['check.done'], from: ['lock.open'], to: ['lock.open'] },
    ]);
    expect(checkPostconditions(spec).map(({ problem }) => problem)).toEqual([
      'the machine has no state or tag lock.ringing',
      'no reachable step puts it to the test with check.done',
    ]);
  });

  it('receive the service requests and the actions that run', () => {
    const spec = withPostconditions([
      {
        name: 'the typed code is what is checked, once',
        on: ['code.enter'],
        from: ['lock.checking', 'lock.closed'],
        to: (_, before, { code }, { asked }) =>
          JSON.stringify(asked) ===
          JSON.stringify(before.matches({ lock: 'closed' }) && code !== '' ? { check: { code } } : {}),
      },
      {
        name: 'a lock that closes for good rings',
        on: ['check.failed'],
        to: (after, _before, _event, { ran }) => 'ring' in ran === after.matches({ lock: 'locked' }),
      },
      { name: 'it never rings', on: ['check.failed'], to: (_after, _before, _event, { ran }) => !('ring' in ran) },
    ]);
    expect(
      checkPostconditions(spec).map(({ name, counterExample }) => [name, counterExample?.events.length ?? null]),
    ).toEqual([
      ['the typed code is what is checked, once', null],
      ['a lock that closes for good rings', null],
      ['it never rings', 6],
    ]);
  });

  it('receive the initial step as "start", and tags like states', () => {
    const spec = withPostconditions([{ name: 'a door begins closed', on: ['start'], to: ['lock.closed'] }]);
    expect(checkPostconditions(spec)).toEqual([
      { name: 'a door begins closed', checked: 1, counterExample: null, problem: null },
    ]);
  });
});

describe('mutants judged by the specification alone', () => {
  const suite = [...derivePaths(doorFlow, 'states'), ...derivePaths(doorFlow, 'transitions')];

  it('each break a postcondition', () => {
    const noticed = killMutants(doorFlow, suite).noticed;
    const { judged, onlyByComparison } = noticed;
    expect({ judged, onlyByComparison, noticed: noticedIn(noticed) }).toEqual({
      judged: 47,
      onlyByComparison: [],
      noticed: 47,
    });
  });

  it('are noticed only by comparison where a postcondition is missing', () => {
    const spec = withPostconditions(doorFlow.postconditions.filter(({ name }) => !name.startsWith('the alarm')));
    expect(killMutants(spec, suite).noticed.onlyByComparison).toEqual([
      'delete door.alarm.quiet alarm.mute[0]',
      'retarget to door.alarm.quiet: door.alarm.quiet alarm.mute[0]',
      'delete door.alarm.quiet after boredom[0]',
      'retarget to door.alarm.quiet: door.alarm.quiet after boredom[0]',
    ]);
  });

  it('an excused mutant is listed, and an excuse that is not needed is reported', () => {
    const unnoticed = 'retarget to door.lock.timedOut: door.lock.open after autoClose[0]';
    const needless = 'retarget to door.lock.timedOut: door.lock.open door.close[0]';
    const spec = {
      ...withPostconditions(
        doorFlow.postconditions.map((postcondition) => ({
          ...postcondition,
          on: postcondition.on.filter((on) => on !== 'after.autoClose'),
        })),
      ),
      beyondSpec: [unnoticed, needless].map((mutant) => ({ mutant, reason: 'either will do' })),
    };
    const { noticed, outdated } = killMutants(spec, suite);
    expect({ beyond: noticed.beyond, onlyByComparison: noticed.onlyByComparison, outdated }).toEqual({
      beyond: [unnoticed],
      onlyByComparison: [
        'delete door.lock.open after autoClose[0]',
        'retarget to door.lock.checking: door.lock.open after autoClose[0]',
        'retarget to door.lock.locked: door.lock.open after autoClose[0]',
      ],
      outdated: [needless],
    });
  });
});
