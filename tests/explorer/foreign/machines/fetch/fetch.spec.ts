import type { FlowSpec } from 'model-testing';
import { fetchMachine } from './fetch.machine.ts';

export const fetchFlow = {
  name: 'fetch',
  machine: fetchMachine,
  inputs: { known: { userId: '42' } },
  events: {},
  outcomes: { fetchUser: { done: { found: { name: 'David' } }, failed: { offline: 'offline' } } },
  project: () => null,
} satisfies FlowSpec<typeof fetchMachine>;
