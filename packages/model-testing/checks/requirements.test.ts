import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { doorFlow } from '../fixtures/door.machine.ts';
import type { AnyFlowSpec } from '../spec/flow-spec.ts';
import { requirementsOf } from './requirements.ts';

const door: AnyFlowSpec = doorFlow;
const naming = (at: number, requirements: string | string[]): AnyFlowSpec => ({
  ...door,
  postconditions: [{ ...door.postconditions![at]!, requirements }],
});

it('a postcondition is about the transitions of its events, the states it begins in and those it leads to', () => {
  expect(requirementsOf(naming(0, ['DOOR-1', 'DOOR-2']))).toEqual(
    ['DOOR-1', 'DOOR-2'].map((id) => ({
      id,
      kind: 'postcondition',
      name: 'a code that is typed is checked',
      states: ['door.lock.closed', 'door.lock.timedOut', 'door.lock.checking'],
      transitions: ['door.lock.closed code.enter[0]', 'door.lock.timedOut code.enter[0]'],
    })),
  );
});

it('a postcondition without states is about every state that handles its events, answers and deadlines', () => {
  expect([2, 3, 4].map((at) => requirementsOf(naming(at, 'DOOR-3')).map(({ transitions }) => transitions))).toEqual([
    [['door.lock.checking check done[0]']],
    [['door.lock.checking check failed[0]', 'door.lock.checking check failed[1]']],
    [['door.lock.checking after deadline[0]']],
  ]);
});

it('meta names rules of states and transitions, as XState plans it; an invariant holds everywhere', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { press: { target: 'on', meta: { requirements: 'LAMP-1' } } } },
      on: { meta: { requirements: ['LAMP-2', 'LAMP-3'] } },
    },
  });
  const lamp: AnyFlowSpec = {
    name: 'lamp',
    machine,
    inputs: {},
    events: {},
    project: () => null,
    invariants: [{ name: 'it is off or on', requirements: 'LAMP-4', holds: () => true }],
  };
  expect(requirementsOf(lamp)).toEqual([
    { id: 'LAMP-2', kind: 'state', name: 'on', states: ['lamp.on'], transitions: [] },
    { id: 'LAMP-3', kind: 'state', name: 'on', states: ['lamp.on'], transitions: [] },
    {
      id: 'LAMP-1',
      kind: 'transition',
      name: 'lamp.off press[0]',
      states: ['lamp.off'],
      transitions: ['lamp.off press[0]'],
    },
    { id: 'LAMP-4', kind: 'invariant', name: 'it is off or on', states: [], transitions: [] },
  ]);
});
