import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, type InspectionEvent, setup, waitFor } from 'xstate';
import { offline } from '../../domain/failure/index.ts';
import { createStepRecord } from './step-record.ts';

type DoorEvent = { type: 'code.enter'; code: string } | { type: 'door.close' };

/** Throws for a code that is not a text. */
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
  expect(lastSteps(new Error('of something else'))).toEqual([begun, entered, begun, closed, closed]);
  const { error } = door.getSnapshot() as { error?: unknown };
  expect(lastSteps(error)).toEqual([begun, entered, closed, closed, { ...entered, state: null }]);
});

test('steps made before recording began are kept too', () => {
  const { recordSteps, lastSteps } = createStepRecord();
  const { door, past } = openDoor();
  door.send({ type: 'code.enter', code: 'secret' });
  recordSteps(door, [...past]);
  door.send({ type: 'door.close' });
  expect(lastSteps(null)).toEqual([begun, entered, closed]);
});

test('only the latest hundred steps are kept', () => {
  const { recordSteps, lastSteps } = createStepRecord();
  const { door } = openDoor();
  recordSteps(door);
  for (let times = 0; times < 60; times += 1) {
    door.send({ type: 'code.enter', code: 'secret' });
    door.send({ type: 'door.close' });
  }
  expect(lastSteps(null)).toEqual(Array.from({ length: 50 }, () => [entered, closed]).flat());
});

/** A house whose door may throw, or a service that it calls: it copes with either. */
function openHouse(ring: () => Promise<never>) {
  const house = setup({ actors: { door: doorMachine, ring: fromPromise<never>(ring) } }).createMachine({
    id: 'house',
    initial: 'waiting',
    states: {
      waiting: { invoke: { src: 'door', id: 'door', onError: 'ringing' } },
      ringing: { invoke: { src: 'ring', onError: 'silent' } },
      silent: {},
    },
  });
  const actor = createActor(house);
  actor.start();
  return actor;
}

const ofHouse = (event: string, state: string) => ({ flow: 'house', event, state });

test('an error thrown by a child is one fault with only the steps of the child, even if handled', async () => {
  const { recordSteps, lastSteps, watchFaults } = createStepRecord();
  const faults: unknown[] = [];
  watchFaults((error) => void faults.push([String(error), lastSteps(error)]));
  const failed = new RangeError('no bell');
  const house = openHouse(() => Promise.reject(failed));
  recordSteps(house);
  const { door } = house.getSnapshot().children;
  door!.send({ type: 'code.enter', code: 'secret' });
  door!.send({ type: 'door.close' });
  door!.send(broken);
  await waitFor(house, (snapshot) => snapshot.matches('silent'));
  await Promise.resolve();
  expect(faults).toEqual([
    [expect.stringMatching(/^TypeError: /), [entered, closed, { ...entered, state: null }]],
    [
      'RangeError: no bell',
      [
        ofHouse('xstate.init', 'waiting'),
        ofHouse('xstate.error.actor.door', 'ringing'),
        ofHouse('xstate.error.actor.0.house.ringing', 'silent'),
      ],
    ],
  ]);
});

test('a failure that a service declares is no fault', async () => {
  const { recordSteps, watchFaults } = createStepRecord();
  const faults: unknown[] = [];
  watchFaults((error) => void faults.push(String(error)));
  const house = openHouse(() => Promise.reject(offline()));
  recordSteps(house);
  house.getSnapshot().children['door']!.send(broken);
  await waitFor(house, (snapshot) => snapshot.matches('silent'));
  await Promise.resolve();
  expect(faults).toEqual([expect.stringMatching(/^TypeError: /)]);
});

test('the event at which a machine throws is last, at its very start too', () => {
  const { recordSteps, lastSteps } = createStepRecord();
  const failed = new Error('no key');
  const fail = () => {
    throw failed;
  };
  const machine = setup({}).createMachine({ id: 'key', initial: 'lost', states: { lost: { entry: fail } } });
  const key = createActor(machine);
  key.subscribe({ error: () => {} });
  key.start();
  recordSteps(key);
  expect(lastSteps(failed)).toEqual([{ flow: 'key', event: 'xstate.init', state: null }]);
});
