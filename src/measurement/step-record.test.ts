import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, type InspectionEvent, sendTo, setup, waitFor } from 'xstate';
import { rejected } from '../../domain/failure/index.ts';
import { createStepRecord } from './step-record.ts';

type DoorEvent = { type: 'code.enter'; code: string } | { type: 'door.close' };

/** Whose code is not a text makes it throw. */
const doorMachine = setup({
  types: { context: {} as { code: string }, events: {} as DoorEvent },
  actions: { keepCode: assign({ code: (_, params: { code: string }) => params.code.trim() }) },
}).createMachine({
  id: 'frontDoor',
  context: { code: '' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'code.enter': { target: 'open', actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) } },
      },
    },
    open: { on: { 'door.close': 'closed' } },
  },
});

function openDoor() {
  const past: InspectionEvent[] = [];
  const door = createActor(doorMachine, { inspect: (step) => void past.push(step) });
  door.subscribe({ error: () => {} });
  door.start();
  return { door, past };
}
const broken = { type: 'code.enter' } as never;
const begun = { flow: 'front-door', event: 'xstate.init', state: 'closed' };
const entered = { flow: 'front-door', event: 'code.enter', state: 'open' };
const closed = { flow: 'front-door', event: 'door.close', state: 'closed' };

test('steps are kept as names, without what was typed; the event at which a machine throws comes last', () => {
  const { recordSteps, lastSteps } = createStepRecord();
  const [{ door }, { door: other }] = [openDoor(), openDoor()];
  recordSteps(door);
  recordSteps(door);
  door.send({ type: 'code.enter', code: 'secret' });
  recordSteps(other);
  door.send({ type: 'door.close' });
  door.send({ type: 'door.close' });
  door.send(broken);
  expect(lastSteps()).toEqual([begun, entered, begun, closed, closed, { ...entered, state: null }]);
});

test('what a flow did before it was followed is kept too', () => {
  const { recordSteps, lastSteps } = createStepRecord();
  const { door, past } = openDoor();
  door.send({ type: 'code.enter', code: 'secret' });
  recordSteps(door, [...past]);
  door.send({ type: 'door.close' });
  expect(lastSteps()).toEqual([begun, entered, closed]);
});

test('a hundred steps are kept, the latest', () => {
  const { recordSteps, lastSteps } = createStepRecord();
  const { door } = openDoor();
  recordSteps(door);
  for (let times = 0; times < 60; times += 1) {
    door.send({ type: 'code.enter', code: 'secret' });
    door.send({ type: 'door.close' });
  }
  expect(lastSteps()).toEqual(Array.from({ length: 50 }, () => [entered, closed]).flat());
});

const declared = rejected({ code: 'NOT_FOUND', message: { tr: 'Yok', en: 'Not there' } });
/** A house whose door is another machine, and whose bell is a service. */
const houseMachine = setup({
  actors: { door: doorMachine, bell: fromPromise(({ input }: { input: unknown }) => Promise.reject(input)) },
}).createMachine({
  id: 'house',
  initial: 'open',
  states: {
    open: {
      invoke: { src: 'door', id: 'door', onError: 'declared' },
      on: { 'code.enter': { actions: sendTo('door', ({ event }) => event) } },
    },
    declared: { invoke: { src: 'bell', input: declared, onError: 'broken' } },
    broken: { invoke: { src: 'bell', input: new TypeError('no bell'), onError: 'shut' } },
    shut: {},
  },
});

test('what is thrown within a flow is a fault, with the event of the inner machine; a declared failure is none', async () => {
  const { recordSteps, lastSteps, onFault } = createStepRecord();
  const faults: [error: string, last: object | undefined][] = [];
  onFault((error) => faults.push([String(error), lastSteps().at(-1)]));
  const house = createActor(houseMachine).start();
  recordSteps(house);
  house.send(broken);
  await waitFor(house, ({ value }) => value === 'shut');
  const inner = 'xstate.error.actor.door';
  expect(faults).toEqual([
    [expect.stringMatching(/^TypeError: .*trim/), { flow: 'front-door', event: 'code.enter', state: null }],
    ['TypeError: no bell', { flow: 'house', event: 'xstate.error.actor.0.house.declared', state: 'broken' }],
  ]);
  expect(lastSteps()).toEqual([
    { flow: 'house', event: 'xstate.init', state: 'open' },
    { flow: 'front-door', event: 'code.enter', state: null },
    { flow: 'house', event: 'code.enter', state: 'open' },
    { flow: 'house', event: inner, state: 'declared' },
    { flow: 'house', event: 'xstate.error.actor.0.house.declared', state: 'broken' },
    { flow: 'house', event: 'xstate.error.actor.0.house.broken', state: 'shut' },
  ]);
});
