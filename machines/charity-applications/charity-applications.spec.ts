import type { Invariant, Postcondition } from 'model-testing';
import { isUndecided } from '../../domain/charity/index.ts';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { type ApplicationsView, charityApplicationsMachine } from './charity-applications.machine.ts';

const family = actionCopy(
  { tr: 'Başvurular', en: 'the applications' },
  { read: 'listApplicationRequests', perform: 'updateApplicationQuantity' },
);

const charityApplicationsCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': { tr: 'Kurum paket adedini değiştirdi', en: 'The charity changes the quantity' },
  },
};

const received = {
  _id: 'a2',
  version: 1,
  status: 'RECEIVED',
  applicationType: 'FOUNDATION',
  corporationName: 'Umut Eğitim Vakfı',
  recipient: 'İki yurtta kalan 120 öğrenci',
  quantity: 240,
  approvedQuantity: null,
  decisionReason: null,
  decisionNote: null,
  trackingUrl: null,
  createdAt: '2026-03-14T09:30:00.000Z',
} as const;

const sent = {
  ...received,
  _id: 'a1',
  version: 4,
  status: 'SENT',
  approvedQuantity: 150,
  decisionReason: 'STOCK',
  decisionNote: 'Kalanı için baharda yeniden başvur.',
  trackingUrl: 'https://kargo.example.com/takip/104512345678',
} as const;

export const view: ApplicationsView = { applications: [received, sent] };
const after: ApplicationsView = { applications: [{ ...received, version: 2, quantity: 300 }, sent] };

const change = { _id: 'a2', version: 1 };

const invariants: readonly Invariant<typeof charityApplicationsMachine>[] = [
  {
    name: 'an account has one application that waits for its decision',
    holds: ({ context: { view: shown } }) =>
      (shown?.applications.filter(({ status }) => isUndecided(status)).length ?? 0) <= 1,
  },
];

const postconditions: readonly Postcondition<typeof charityApplicationsMachine>[] = [
  {
    name: 'a quantity that is refused leaves the list as it was',
    on: ['perform.failed.refused'],
    to: (now, before) => now.context.view === before.context.view,
  },
];

export const charityApplicationsFlow = actionSpec(charityApplicationsMachine, {
  name: 'charity-applications',
  description: {
    tr: {
      title: 'Başvurusunu izler',
      text: 'Bir kurum başvurularını görür ve inceleme başlamadan paket adedini değiştirir.',
    },
    en: {
      title: 'Follows its applications',
      text: 'A charity sees its applications, and changes the quantity until the review starts.',
    },
  },
  copy: charityApplicationsCopy,
  view,
  after,
  valid: [{ ...change, quantity: '300' }],
  invalid: [
    { ...change, quantity: '' },
    { ...change, quantity: '0' },
    { ...change, quantity: '100001' },
  ],
  invariants,
  postconditions,
});
