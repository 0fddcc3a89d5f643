import type { FlowSpec } from 'model-testing';
import { counterMachine } from './counter.machine.ts';

/** Every number is a state of its own: more states than can be explored. */
export const counterFlow = {
  name: 'counter',
  description: { en: { title: 'Counts', text: 'A number that goes up and down without an end.' } },
  machine: counterMachine,
  inputs: { zero: undefined },
  events: {},
  outcomes: {},
  project: ({ context }) => context.count,
} satisfies FlowSpec<typeof counterMachine>;
