import type { FlowSpec } from 'model-testing';
import { crossingMachine } from './crossing.machine.ts';

export const crossingFlow = {
  name: 'crossing',
  description: {
    en: { title: 'Lets both ways pass', text: 'Two lights of a crossing go through their phases side by side.' },
  },
  machine: crossingMachine,
  inputs: { any: undefined },
  events: {},
  outcomes: {},
  project: () => null,
} satisfies FlowSpec<typeof crossingMachine>;
