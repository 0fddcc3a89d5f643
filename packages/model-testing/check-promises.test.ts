import { describe, expect, it } from 'vitest';
import { checkPromises } from './check-promises.ts';
import { derivePaths } from './derive-paths.ts';
import { doorFlow, type doorMachine } from './fixtures/door.machine.ts';
import { exploreFlow } from './flow-graph.ts';
import type { FlowSpec, StepPromise } from './flow-spec.ts';
import { killMutants, noticedIn } from './kill-mutants.ts';
import { mutants } from './mutants.ts';
import { observeCopy } from './observed-machine.ts';

const withPromises = (promises: readonly StepPromise<typeof doorMachine>[]) =>
  ({ ...doorFlow, promises }) satisfies FlowSpec<typeof doorMachine>;

/** What breaks in the door as somebody broke it by hand: it knows no other. */
function brokenIn(id: string) {
  const broken = mutants(doorFlow.machine).find((mutant) => mutant.id === id)!;
  return checkPromises(doorFlow, exploreFlow(doorFlow, observeCopy(broken.make()))).flatMap(
    ({ name, counterExample, problem }) =>
      counterExample ? [[name, counterExample.events.map(({ type }) => type)]] : problem ? [[name, problem]] : [],
  );
}

describe('promises about steps', () => {
  it('are kept, each put to the test', () => {
    const results = checkPromises(doorFlow);
    expect(results.filter(({ counterExample, problem }) => counterExample ?? problem)).toEqual([]);
    expect(results.map(({ checked }) => checked)).toEqual([12, 12, 6, 6, 6, 12, 26]);
  });

  it('break with a shortest path in a machine that is its own norm', () => {
    expect(brokenIn('retarget to door.lock.timedOut: door.lock.open door.close[0]')).toEqual([
      ['an open door closes, also by itself', ['code.enter', 'xstate.done.actor.check', 'door.close']],
    ]);
    expect(brokenIn('negate guard isCodeTyped at door.lock.closed code.enter[0]').slice(0, 2)).toEqual([
      ['a code that is typed is checked', ['code.enter']],
      ['a blank code changes nothing', ['code.enter']],
    ]);
  });

  it('promised from a state, are asked there though nothing hears the event', () => {
    expect(brokenIn('delete door.lock.timedOut code.enter[0]')).toEqual([
      ['a code that is typed is checked', ['code.enter', 'xstate.after.deadline.door.lock.checking', 'code.enter']],
    ]);
  });

  it('say when a deadline they speak of never comes', () => {
    expect(brokenIn('delete door.alarm.quiet after boredom[0]')).toEqual([
      ['the alarm can be muted, and mutes itself', 'no reachable step puts it to the test with after.boredom'],
    ]);
  });

  it('say that they promise nothing', () => {
    const spec = withPromises([
      { name: 'bells', on: ['code.enter'], to: ['lock.ringing'] },
      { name: 'never', on: ['check.done'], from: ['lock.open'], to: ['lock.open'] },
    ]);
    expect(checkPromises(spec).map(({ problem }) => problem)).toEqual([
      'the machine has no state or tag lock.ringing',
      'no reachable step puts it to the test with check.done',
    ]);
  });

  it('hear what services are asked and which actions run', () => {
    const spec = withPromises([
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
      checkPromises(spec).map(({ name, counterExample }) => [name, counterExample?.events.length ?? null]),
    ).toEqual([
      ['the typed code is what is checked, once', null],
      ['a lock that closes for good rings', null],
      ['it never rings', 6],
    ]);
  });

  it('hear the beginning as "start", and tags like states', () => {
    const spec = withPromises([{ name: 'a door begins closed', on: ['start'], to: ['lock.closed'] }]);
    expect(checkPromises(spec)).toEqual([
      { name: 'a door begins closed', checked: 1, counterExample: null, problem: null },
    ]);
  });
});

describe('mutants judged by promises alone', () => {
  const suite = [...derivePaths(doorFlow, 'states'), ...derivePaths(doorFlow, 'transitions')];

  it('all break one', () => {
    const promises = killMutants(doorFlow, suite).promises;
    const { judged, onlyByComparison } = promises;
    expect({ judged, onlyByComparison, noticed: noticedIn(promises) }).toEqual({
      judged: 47,
      onlyByComparison: [],
      noticed: 47,
    });
  });

  it('are noticed only by comparison where a promise is missing', () => {
    const spec = withPromises(doorFlow.promises.filter(({ name }) => !name.startsWith('the alarm')));
    expect(killMutants(spec, suite).promises.onlyByComparison).toEqual([
      'delete door.alarm.quiet alarm.mute[0]',
      'retarget to door.alarm.quiet: door.alarm.quiet alarm.mute[0]',
      'delete door.alarm.quiet after boredom[0]',
      'retarget to door.alarm.quiet: door.alarm.quiet after boredom[0]',
    ]);
  });

  it('an excuse is kept with its reason, and told when it is not needed', () => {
    const unpromised = 'retarget to door.lock.timedOut: door.lock.open after autoClose[0]';
    const needless = 'retarget to door.lock.timedOut: door.lock.open door.close[0]';
    const spec = {
      ...withPromises(
        doorFlow.promises.map((promise) => ({ ...promise, on: promise.on.filter((on) => on !== 'after.autoClose') })),
      ),
      beyondPromises: [unpromised, needless].map((mutant) => ({ mutant, reason: 'either will do' })),
    };
    const { promises, outdated } = killMutants(spec, suite);
    expect({ beyond: promises.beyond, onlyByComparison: promises.onlyByComparison, outdated }).toEqual({
      beyond: [unpromised],
      onlyByComparison: [
        'delete door.lock.open after autoClose[0]',
        'retarget to door.lock.checking: door.lock.open after autoClose[0]',
        'retarget to door.lock.locked: door.lock.open after autoClose[0]',
      ],
      outdated: [needless],
    });
  });
});
