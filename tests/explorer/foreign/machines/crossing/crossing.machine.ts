import { setup } from 'xstate';

/** The walkers' light stops, and in the same step goes on to its next round. */
export const crossingMachine = setup({
  types: { events: {} as { type: 'COUNTDOWN' } | { type: 'CAR_PASSED' } | { type: 'LIGHTS_OUT' } },
}).createMachine({
  id: 'crossing',
  meta: { requirements: 'SIGNAL-1' },
  initial: 'working',
  states: {
    working: {
      type: 'parallel',
      states: {
        walkers: {
          initial: 'green',
          states: {
            green: {
              initial: 'walk',
              states: {
                walk: { on: { COUNTDOWN: 'hurry' } },
                hurry: { on: { COUNTDOWN: 'stop' } },
                stop: { type: 'final' },
              },
              onDone: 'red',
            },
            red: { type: 'final' },
          },
        },
        cars: {
          initial: 'waiting',
          states: { waiting: { on: { CAR_PASSED: 'gone' } }, gone: { type: 'final' } },
        },
      },
      onDone: 'dark',
      on: { LIGHTS_OUT: 'dark' },
    },
    dark: { meta: { requirements: ['SIGNAL-2', 'SIGNAL-3'] }, type: 'final' },
  },
});
