import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { doorMachine } from '../fixtures/door.machine.ts';
import { isSameMachine } from './is-same-machine.ts';
import { mutants } from '../mutants/mutants.ts';

const lamp = (id: string, pressed: string) =>
  createMachine({
    id,
    initial: 'dark',
    states: { dark: { on: { press: { target: pressed } } }, lit: {}, broken: {} },
  });

it('two machines of one text are the same, whatever they are called', () => {
  expect([
    isSameMachine(lamp('lamp', 'lit'), lamp('torch', 'lit')),
    isSameMachine(lamp('lamp', 'lit'), lamp('lamp', 'broken')),
    isSameMachine(doorMachine, doorMachine),
  ]).toEqual([true, false, true]);
});

it('no fault in a guard, an action, a target or an order goes unseen', () => {
  const faults = mutants(doorMachine);
  expect(faults.filter((fault) => isSameMachine(fault.make(), doorMachine)).map(({ id }) => id)).toEqual([]);
  expect(faults.length).toBeGreaterThan(20);
});
