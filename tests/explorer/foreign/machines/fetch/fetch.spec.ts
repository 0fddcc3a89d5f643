import type { FlowSpec } from 'model-testing';
import { fetchMachine } from './fetch.machine.ts';

export const fetchFlow = {
  name: 'fetch',
  description: {
    en: { title: 'Fetches a profile', text: "Somebody's profile is fetched, and again when that failed." },
  },
  machine: fetchMachine,
  inputs: { known: { userId: '42' } },
  events: {},
  outcomes: { fetchUser: { done: { found: { name: 'David' } }, failed: { offline: 'offline' } } },
  project: () => null,
} satisfies FlowSpec<typeof fetchMachine>;
