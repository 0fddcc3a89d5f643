import type { StepPromise } from 'model-testing';
import { kurus } from '../../domain/money/index.ts';
import { actSpec } from '../kit/testing.ts';
import { orderCopy } from './order.copy.ts';
import { orderMachine, type OrderRequest, type OrderView } from './order.machine.ts';
import { orderRules } from './order.rules.ts';

const view: OrderView = {
  _id: 'o1',
  number: 'MRC-26-000148',
  status: 'PAID',
  statusHistory: [
    { status: 'CREATED', at: '2026-11-20T18:13:00.000Z' },
    { status: 'PAID', at: '2026-11-20T18:14:00.000Z' },
  ],
  refund: null,
  purchaseType: 'oneTimePurchase',
  createdAt: '2026-11-20T18:13:00.000Z',
  price: { promoDiscount: kurus(0), shipping: kurus(0), balance: kurus(3_000), charged: kurus(38_880) },
  lines: [
    {
      slug: 'heating-patch-standard-6',
      type: 'product',
      name: { tr: 'Isı bandı · 6’lı', en: 'Heating patches · 6' },
      quantity: 1,
      total: kurus(26_990),
    },
    {
      slug: 'pantyliner-standard-24',
      type: 'product',
      name: { tr: 'Standart günlük ped · 24’lü', en: 'Standard pantyliners · 24' },
      quantity: 1,
      total: kurus(14_890),
    },
  ],
  card: { brand: 'mastercard', lastFourDigits: '0008' },
  deliveryAddress: {
    firstName: 'Elif',
    lastName: 'Yılmaz',
    line: 'Moda Caddesi No 12 Daire 5',
    postalCode: '34710',
    location: {
      country: { _id: 'tr', name: { tr: 'Türkiye', en: 'Türkiye' } },
      state: { _id: 'tr-34', name: { tr: 'İstanbul', en: 'İstanbul' } },
      city: { _id: 'tr-34-kadikoy', name: { tr: 'Kadıköy', en: 'Kadıköy' } },
      neighborhood: { _id: 'tr-34-kadikoy-moda', name: { tr: 'Moda', en: 'Moda' } },
    },
  },
  customLetter: 'Annecim, bantlar seninki. Sen sıcak tut, ben gelirim.',
  gift: null,
  cargo: null,
  repayment: null,
  agreements: null,
  problem: null,
};

const rewritten: OrderView = { ...view, customLetter: 'Kendine iyi bak.' };

const write: OrderRequest = { act: 'writeLetter', text: 'Kendine iyi bak.' };

/** What a step must lead to, beside the promises of every act. */
const promises: readonly StepPromise<typeof orderMachine>[] = [
  {
    name: 'what the order’s status does not let the customer do sends no request',
    requirements: 'ORDER-20',
    on: ['act.submit'],
    given: (_, event) => (event['request'] as OrderRequest).act === 'report',
    to: (after, _before, _event, { asked }) => after.matches('ready') && !('act' in asked),
  },
];

export const orderFlow = actSpec(orderMachine, {
  name: 'order',
  copy: orderCopy,
  view,
  after: rewritten,
  valid: [
    write,
    { act: 'takeLetterOut' },
    { act: 'cancel' },
    { act: 'download', locale: 'tr' },
    { act: 'readAgreements' },
  ],
  invalid: [
    { act: 'writeLetter', text: ' ' },
    { act: 'writeLetter', text: 'a'.repeat(501) },
    { act: 'report', kind: 'damaged', note: 'Kutu ezilmiş.' },
    { act: 'again' },
  ],
  rules: orderRules,
  promises,
});
