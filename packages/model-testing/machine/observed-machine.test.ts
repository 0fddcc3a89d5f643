import { assign, setup } from 'xstate';
import { expect, it } from 'vitest';
import { observeMachine } from './observed-machine.ts';

it('observes both results of a guard evaluated twice in one step', () => {
  const cup = setup({
    types: { context: {} as { isFull: boolean } },
    guards: { isFull: ({ context }) => context.isFull },
    actions: { empty: assign({ isFull: false }) },
  }).createMachine({
    id: 'cup',
    context: { isFull: true },
    initial: 'waiting',
    always: { guard: 'isFull', actions: 'empty' },
    states: { waiting: {} },
  });
  expect(observeMachine(cup).start(undefined).asked).toEqual(['cup always[0] yes', 'cup always[0] no']);
});
