import { assign, setup } from 'xstate';

export const counterMachine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'INC' } | { type: 'DEC' } },
  actions: {
    increment: assign({ count: ({ context }) => context.count + 1 }),
    decrement: assign({ count: ({ context }) => context.count - 1 }),
  },
}).createMachine({
  id: 'counter',
  initial: 'counting',
  context: { count: 0 },
  states: { counting: { on: { INC: { actions: 'increment' }, DEC: { actions: 'decrement' } } } },
});
