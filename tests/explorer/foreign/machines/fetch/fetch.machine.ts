import { assign, fromPromise, setup } from 'xstate';

interface User {
  name: string;
}

export const fetchMachine = setup({
  types: {
    context: {} as { userId: string; user: User | null },
    input: {} as { userId: string },
    events: {} as { type: 'FETCH' } | { type: 'RETRY' },
  },
  actors: { fetchUser: fromPromise<User, { userId: string }>(() => Promise.reject(new Error('not connected'))) },
}).createMachine({
  id: 'fetch',
  initial: 'idle',
  context: ({ input }) => ({ userId: input.userId, user: null }),
  states: {
    idle: { description: 'Nothing is asked yet.', on: { FETCH: 'loading' } },
    loading: {
      description: 'The profile is on its way.',
      invoke: {
        src: 'fetchUser',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: { target: 'success', actions: assign({ user: ({ event }) => event.output }) },
        onError: 'failure',
      },
    },
    success: { description: 'The profile is there.', type: 'final' },
    failure: { description: 'The profile did not come.', on: { RETRY: 'loading' } },
  },
});
