import { expect, test } from 'vitest';
import { assign, createActor, type InspectionEvent, setup } from 'xstate';
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
