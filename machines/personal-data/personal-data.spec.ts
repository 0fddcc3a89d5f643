import type { Invariant } from 'model-testing';
import { DATA_PARTS } from '../../domain/account/index.ts';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { personalDataMachine, type PersonalDataView } from './personal-data.machine.ts';

const family = actionCopy(
  { tr: 'Tutulan veriler', en: 'what the shop stores' },
  { read: 'getHeldData', perform: 'downloadHeldData', isTraced: false },
);

const personalDataCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': { tr: 'Müşteri verilerini istedi', en: 'The customer asks for their data' },
  },
};

const holding = (count: number): PersonalDataView => ({
  hasPassword: true,
  parts: DATA_PARTS.map((name) => ({ name, count })),
  quizzes: [{ id: 'b5c1d2e3f4a5968778695a4b3c2d1e0f', createdAt: '2026-11-14T09:30:00.000Z' }].slice(0, count),
});

/** Invariants, in addition to those of the family. */
const personalDataInvariants: readonly Invariant<typeof personalDataMachine>[] = [
  {
    name: 'every part of the file is named, an empty one too',
    holds: ({ context: { view } }) => view === null || view.parts.length === DATA_PARTS.length,
  },
];

export const personalDataFlow = actionSpec(personalDataMachine, {
  name: 'personal-data',
  description: {
    tr: { title: 'Verilerini yanına alır', text: 'Müşteri hakkında ne tutulduğunu okur ve hepsini dosya olarak alır.' },
    en: {
      title: 'Takes their data along',
      text: 'A customer reads what the shop stores about them, and takes it as a file.',
    },
  },
  copy: personalDataCopy,
  view: holding(0),
  after: holding(2),
  valid: [{ password: 'mor-defter-7-yagmur' }],
  invalid: [{ password: '' }],
  isTraceless: true,
  invariants: personalDataInvariants,
});
