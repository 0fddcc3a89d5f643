import { assign, fromPromise, setup } from 'xstate';

export const greetingMachine = setup({
  types: { context: {} as { text: string } },
  actors: {
    readGreeting: fromPromise<string>(() => Promise.reject(new Error('not connected'))),
    makeLoud: fromPromise<string, string>(() => Promise.reject(new Error('not connected'))),
  },
}).createMachine({
  id: 'greeting',
  initial: 'reading',
  context: { text: '' },
  states: {
    reading: {
      invoke: {
        src: 'readGreeting',
        onDone: { target: 'shouting', actions: assign({ text: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    shouting: {
      invoke: {
        src: 'makeLoud',
        input: ({ context }) => context.text,
        onDone: { target: 'said', actions: assign({ text: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    said: { type: 'final' },
    failed: { type: 'final' },
  },
});
