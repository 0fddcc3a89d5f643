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

it('machines of the same definition are the same, whatever their ids', () => {
  expect([
    isSameMachine(lamp('lamp', 'lit'), lamp('torch', 'lit')),
    isSameMachine(lamp('lamp', 'lit'), lamp('lamp', 'broken')),
    isSameMachine(doorMachine, doorMachine),
  ]).toEqual([true, false, true]);
});

it('a fault in a guard, an action, a target or an order makes another machine', () => {
  const faults = mutants(doorMachine);
  expect(faults.filter((fault) => isSameMachine(fault.make(), doorMachine)).map(({ id }) => id)).toEqual([]);
  expect(faults.length).toBeGreaterThan(20);
});
