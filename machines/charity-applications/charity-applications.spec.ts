import { actSpec } from '../kit/testing.ts';
import { charityApplicationsCopy } from './charity-applications.copy.ts';
import { type ApplicationsView, charityApplicationsMachine } from './charity-applications.machine.ts';
import { promises, rules } from './charity-applications.rules.ts';

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

export const charityApplicationsFlow = actSpec(charityApplicationsMachine, {
  name: 'charity-applications',
  copy: charityApplicationsCopy,
  view,
  after,
  valid: [{ ...change, quantity: '300' }],
  invalid: [
    { ...change, quantity: '' },
    { ...change, quantity: '0' },
    { ...change, quantity: '100001' },
  ],
  rules,
  promises,
});
