import type { FlowSpec } from 'model-testing';
import { crossingMachine } from './crossing.machine.ts';

export const crossingFlow = {
  name: 'crossing',
  machine: crossingMachine,
  inputs: { any: undefined },
  events: {},
  outcomes: {},
  project: () => null,
} satisfies FlowSpec<typeof crossingMachine>;
